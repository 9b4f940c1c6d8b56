/** Notices about conversations with an adviser. Mails never say what they are about. */
export const CONVERSATION_NOTICES = {
  answered: {
    title: 'Un conseiller vous a répondu',
    subject: 'Un conseiller vous a répondu',
    text: 'Bonjour,\n\nUn conseiller a répondu à votre question. Vous pouvez lire sa réponse et lui écrire ici\u00a0:',
  },
} as const

export const CONVERSATION_REFUSALS = {
  own: 'Cette question est la vôtre\u00a0: une autre personne de l’équipe doit y répondre.',
  waiting: 'Répondez d’abord\u00a0: le dernier message du client n’a pas encore de réponse.',
  closed: 'Cette conversation est déjà terminée.',
} as const
