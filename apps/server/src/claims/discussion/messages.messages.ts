import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'

export const MESSAGE_REFUSALS = {
  empty: CLAIM_MESSAGES.messageEmpty,
  noteByStaff: 'Seule l’équipe écrit des notes internes.',
  mentionInNote: 'Un collègue se prévient dans une note interne.',
  mentionUnknown: 'Un des collègues à prévenir ne lit pas les notes de ce sinistre.',
  filesGone: 'Un des fichiers joints n’est plus disponible. Déposez-le à nouveau.',
  tooManyUploads: 'Vous avez déposé beaucoup de fichiers en une heure. Réessayez un peu plus tard.',
  tooManyRefused:
    'Trop de fichiers refusés, ou envoyés en même temps. Vérifiez leur format et leur taille, puis réessayez dans un quart d’heure.',
  claimFull: 'Ce sinistre compte déjà 500 fichiers\u00a0: il n’en prend plus.',
} as const

/** Notices never quote the message. */
export const MESSAGE_NOTICES = {
  posted: (claim: string) => `Sinistre ${claim}\u00a0: nouveau message`,
  mentioned: (claim: string) => `Sinistre ${claim}\u00a0: un collègue vous appelle dans une note`,
  postedOnClosed: (claim: string) => `Sinistre ${claim}, fermé\u00a0: nouveau message`,
} as const
