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

export const REGISTER_HEADS = [
  'Numéro',
  'Reçue le',
  'Canal',
  'Motif',
  'Objet',
  'Client',
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
  own: 'Cette réclamation est la vôtre\u00a0: une autre personne de l’équipe doit la traiter.',
  involved:
    'Cette réclamation porte sur un dossier que vous avez traité, ou qui vous concerne\u00a0: un collègue y répond.',
  unknownPerson:
    'Aucun compte actif n’a cette adresse. Cherchez la personne, puis reprenez la sienne.',
  unprovedPerson:
    'Un compte a cette adresse, mais elle n’est pas confirmée\u00a0: quelqu’un d’autre que la personne peut l’avoir ouvert, et il lirait la réclamation. La personne la confirme d’abord, par «\u00a0Mot de passe oublié\u00a0»\u202f; notez ensuite la réclamation, au jour où elle est arrivée.',
  ownRecorded:
    'Vous ne pouvez pas noter votre propre réclamation\u00a0: envoyez-la depuis «\u00a0Mes réclamations\u00a0».',
  ownerUnknown: 'Choisissez une personne active de l’équipe.',
  ownerInvolved:
    'Cette personne a traité ce dossier, ou il la concerne\u00a0: choisissez-en une autre.',
  day: 'Indiquez un jour, par exemple 2026-11-26.',
  tooMany: 'Vous avez envoyé beaucoup de réclamations. Patientez un moment puis réessayez.',
} as const
