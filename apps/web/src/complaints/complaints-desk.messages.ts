import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

/** The sentences of the complaints as the team sees them. */
export const COMPLAINTS_DESK = {
  page: 'Réclamations',
  intro: `Un accusé de réception sous ${delayText(DELAYS.complaintAcknowledged)}, une réponse sous ${delayText(DELAYS.complaintAnswered)}. Celle qui presse le plus est en tête.`,
  loading: 'Chargement des réclamations',
  failed: 'Les réclamations n’ont pas pu être lues.',
  refresh: 'Actualiser',
  filter: 'État',
  all: 'Toutes',
  filters: {
    received: 'Reçues',
    acknowledged: 'Prises en charge',
    answered: 'Répondues',
  } satisfies Record<ComplaintState, string>,
  states: {
    received: 'Reçue',
    acknowledged: 'Prise en charge',
    answered: 'Répondue',
  } satisfies Record<ComplaintState, string>,
  late: 'En retard',
  empty: 'Aucune réclamation.',
  none: 'Aucune réclamation dans cet état.',
  reset: 'Toutes les réclamations',

  on: (day: string) => `, le ${day}`,
  claim: (id: string) => `Sinistre ${id}`,
  contract: (id: string) => `Contrat ${id}`,
  acknowledgement: 'Accusé de réception',
  reply: 'Réponse',
  doneOn: (day: string) => `envoyé le ${day}`,
  repliedOn: (day: string) => `envoyée le ${day}`,
  notNeeded: 'la réponse en tient lieu',
  dueBy: (day: string) => `au plus tard le ${day}`,
  today: 'dernier jour',
  daysLeft: (days: number) => (days === 1 ? 'encore 1 jour' : `encore ${days} jours`),
  daysLate: (days: number) => (days === 1 ? '1 jour de retard' : `${days} jours de retard`),
  forColleague: 'Elle vous met en cause ou vous concerne\u00a0: un collègue y répond.',
  answerGiven: 'Notre réponse',

  acknowledge: 'Accuser réception',
  acknowledgeNamed: (subject: string) => `Accuser réception\u00a0: ${subject}`,
  acknowledged: 'L’accusé de réception part par mail.',
  acknowledgeFailed: 'L’accusé de réception n’a pas pu être envoyé.',
  answer: 'Répondre',
  answerNamed: (subject: string) => `Répondre\u00a0: ${subject}`,
  answerTitle: 'Répondre à la réclamation',
  answerLabel: 'Réponse',
  answerHint:
    'Elle est définitive. La personne est prévenue par mail et la lit dans son espace, avec les coordonnées du médiateur.',
  answerMissing: 'Veuillez écrire une réponse.',
  answerSend: 'Envoyer la réponse',
  answered: 'La réponse est envoyée.',
  answerFailed: 'La réponse n’a pas pu être envoyée.',
} as const
