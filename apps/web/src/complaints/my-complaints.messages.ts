import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

/** French text of the user's own complaints. */
export const MY_COMPLAINTS = {
  page: 'Mes réclamations',
  intro:
    'Une personne vous répond, dans un délai connu. C’est gratuit et ne change rien à vos garanties.',
  rights: 'Vos droits et nos délais',
  add: 'Faire une réclamation',
  empty: 'Vous n’avez pas fait de réclamation.',
  emptyText: 'Un désaccord, une lenteur, une erreur\u00a0: dites-le ici.',
  loading: 'Lecture de vos réclamations...',
  failed: 'Vos réclamations n’ont pas pu être lues.',

  subject: 'Objet',
  subjectHint: 'En quelques mots.',
  subjectMissing: 'Indiquez l’objet de votre réclamation.',
  about: 'Concerne',
  general: 'Ni un contrat ni un sinistre',
  contract: (title: string, id: string) => `${title}, contrat ${id}`,
  claim: (nature: string, id: string) => `${nature}, sinistre ${id}`,
  message: 'Ce qui s’est passé, et ce que vous attendez',
  messageMissing: 'Dites ce qui s’est passé.',
  send: 'Envoyer la réclamation',
  sending: 'Envoi...',
  sent: 'Votre réclamation est enregistrée.',
  sendFailed: 'La réclamation n’est pas partie.',
  deadlines: `Accusé de réception sous ${delayText(DELAYS.complaintAcknowledged)}, réponse sous ${delayText(DELAYS.complaintAnswered)}.`,

  states: {
    received: 'Reçue',
    acknowledged: 'Prise en charge',
    answered: 'Répondue',
  } satisfies Record<ComplaintState, string>,
  sentStep: 'Envoyée',
  acknowledgement: 'Accusé de réception',
  answerStep: 'Réponse',
  on: (day: string) => `Le ${day}`,
  dueBy: (day: string) => `Au plus tard le ${day}`,
  answeredInstead: 'La réponse en tient lieu',
  answer: 'Notre réponse',
  mediatorLead: 'Vous pouvez saisir le médiateur.',
  mediator: (name: string, address: string) =>
    `C’est gratuit. Sillage Assurance, étant fictive, n’en a pas. Pour un assureur adhérent, c’est ${name}, ${address},`,
} as const
