import { insurer, MEDIATOR_WORDS } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

/** Notices to people and staff about complaints. Mails never say what the complaint is about. */
export const COMPLAINT_NOTICES = {
  arrived: 'Une réclamation est arrivée',
  given: 'Une réclamation vous est confiée',
  received: {
    title: 'Votre réclamation est enregistrée',
    subject: 'Votre réclamation est enregistrée',
    text: `Bonjour,\n\nVotre réclamation est bien arrivée. Nous en accusons réception dans les ${delayText(DELAYS.complaintAcknowledged)} et y répondons dans les ${delayText(DELAYS.complaintAnswered)}. Vous la suivez ici\u00a0:`,
  },
  acknowledged: {
    title: 'Votre réclamation est prise en charge',
    subject: 'Accusé de réception de votre réclamation',
    text: (answerBy: string) =>
      `Bonjour,\n\nNous accusons réception de votre réclamation\u202f; une personne de nos équipes s’en occupe. Notre réponse vous parviendra dans les deux mois suivant l’envoi de votre réclamation, soit le ${answerBy} au plus tard. Vous la suivez ici\u00a0:`,
    evenUnproved: true,
  },
  answered: {
    title: 'Votre réclamation a reçu une réponse',
    subject: 'Notre réponse à votre réclamation',
    evenUnproved: true,
    text: 'Bonjour,\n\nNous avons répondu à votre réclamation. Si la réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur, dont l’adresse est donnée avec la réponse\u00a0:',
  },
} as const

interface ToCorrespondent {
  readonly number: string
  readonly sentOn: string
  readonly answerBy: string
  readonly answer: string
}

const COMPLETE = `Pour la compléter, écrivez à ${insurer.complaintsEmail}, avec ce numéro.`
const SIGNED = `${insurer.name}, service Réclamations`

/** Mails to somebody without an account: they have no other place to read the answer. */
export const CORRESPONDENT_MAILS = {
  received: {
    subject: 'Votre réclamation est enregistrée',
    text: ({ number }: ToCorrespondent) =>
      `Bonjour,\n\nVotre réclamation est bien arrivée. Elle porte le numéro ${number}. Nous en accusons réception dans les ${delayText(DELAYS.complaintAcknowledged)} et y répondons dans les ${delayText(DELAYS.complaintAnswered)}.\n\n${COMPLETE}\n\n${SIGNED}`,
  },
  acknowledged: {
    subject: 'Accusé de réception de votre réclamation',
    text: ({ number, sentOn, answerBy }: ToCorrespondent) =>
      `Bonjour,\n\nNous accusons réception de votre réclamation n°\u00a0${number} du ${sentOn}\u202f; une personne de nos équipes s’en occupe. Notre réponse vous parviendra le ${answerBy} au plus tard. Sans elle à cette date, vous pourrez saisir gratuitement le médiateur\u00a0: ${MEDIATOR_WORDS}.\n\n${COMPLETE}\n\n${SIGNED}`,
  },
  answered: {
    subject: 'Notre réponse à votre réclamation',
    text: ({ number, sentOn, answer }: ToCorrespondent) =>
      `Bonjour,\n\nVoici notre réponse à votre réclamation n°\u00a0${number} du ${sentOn}.\n\n${answer}\n\nSi cette réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur, dans l’année et tant qu’aucun tribunal n’est saisi\u00a0: ${MEDIATOR_WORDS}.\n\n${SIGNED}`,
  },
} as const

export const REGISTER_HEADS = [
  'Numéro',
  'Envoyée le',
  'Canal',
  'Motif',
  'Objet',
  'Auteur',
  'Sinistre',
  'Contrat',
  'Suivie par',
  'Accusé de réception avant le',
  'Accusé de réception le',
  'Réponse avant le',
  'Réponse le',
  'En retard',
  'Accusé hors délai',
  'Réponse hors délai',
] as const

export const REGISTER_YES = 'oui'

export const COMPLAINT_REFUSALS = {
  acknowledged: 'Cette réclamation a déjà reçu son accusé de réception.',
  answered: 'Cette réclamation a déjà reçu une réponse.',
  noLetter: 'Il n’y a pas encore de lettre\u00a0: accusez réception, ou répondez.',
  own: 'Cette réclamation est la vôtre\u00a0: une autre personne de l’équipe doit la traiter.',
  involved:
    'Cette réclamation porte sur un dossier que vous avez traité, ou qui vous concerne\u00a0: un collègue y répond.',
  unknownPerson:
    'Aucun compte actif n’a cette adresse. Reprenez celle de la fiche de la personne, ou notez la réclamation de quelqu’un qui n’a pas de compte.',
  unprovedPerson:
    'Un compte a cette adresse, mais elle n’est pas confirmée\u00a0: quelqu’un d’autre que la personne peut l’avoir ouvert, et il lirait la réclamation. Notez celle de quelqu’un qui n’a pas de compte\u202f; ou, une fois l’adresse confirmée par «\u00a0Mot de passe oublié\u00a0», notez-la au jour où elle est arrivée.',
  nameMissing: 'Indiquez le nom de la personne.',
  aboutUnknown:
    'Aucun contrat ni sinistre n’a ce numéro. Recopiez au moins ses huit premiers caractères, ou laissez vide.',
  aboutOfAnother: 'Ce numéro n’est pas celui d’un contrat ou d’un sinistre de cette personne.',
  aboutSeveral:
    'Plusieurs contrats ou sinistres commencent ainsi\u00a0: recopiez le numéro entier.',
  ownRecorded:
    'Vous ne pouvez pas noter votre propre réclamation\u00a0: envoyez-la depuis «\u00a0Mes réclamations\u00a0».',
  ownerUnknown: 'Choisissez une personne active de l’équipe.',
  ownerInvolved:
    'Cette personne a traité ce dossier, ou il la concerne\u00a0: choisissez-en une autre.',
  day: 'Indiquez un jour, par exemple 2026-11-26.',
  tooMany: 'Vous avez envoyé beaucoup de réclamations. Patientez un moment puis réessayez.',
} as const
