import { ABSENCE_MESSAGES } from '@sillage/domain/claims/desk/absence.messages.ts'

/** French text of the days noted on a claim. */
export const FACTS = {
  note: 'Noter',
  noteOf: (label: string) => `Noter\u00a0: ${label}`,
  takeBack: 'Retirer',
  takeBackOf: (label: string) => `Retirer\u00a0: ${label}`,
  failed: 'La date n’a pas pu être notée.',
  missing: ABSENCE_MESSAGES.day,
} as const
