export const REOPENING_REFUSALS = {
  waits: 'Une réouverture attend une seconde personne\u00a0: répondez-y ou reprenez-la d’abord.',
  other: 'Une autre demande de réouverture attend maintenant\u00a0: relisez-la avant d’accepter.',
  none: 'Aucune réouverture n’attend de réponse.',
  paid: 'Un ordre de paiement de ce sinistre est parti à la banque\u00a0: pour rouvrir le dossier, demandez sa réouverture et dites pourquoi.',
} as const

/** Notifications and mails: they never contain the nature of the claim or what was written in it. */
export const REOPENING_NOTICES = {
  toAccept: (claim: string) =>
    `Sinistre ${claim}\u00a0: une réouverture attend une seconde personne`,
  accepted: (claim: string) =>
    `Sinistre ${claim}\u00a0: la réouverture que vous demandiez est acceptée`,
  refused: (claim: string) =>
    `Sinistre ${claim}\u00a0: la réouverture que vous demandiez est refusée`,
} as const
