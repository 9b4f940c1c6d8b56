/**
 * Retention of temporary data, in days: a mail after it was sent, a saved quote after its last day, an undeclared claim
 * after its last change, a bank account no longer referred to after it was given, the bytes of a bank file, an account
 * with an unconfirmed address and nothing attached after its creation. Our choice; no law sets these.
 */
export const KEPT_DAYS = {
  mail: 30,
  quote: 30,
  claimDraft: 7,
  bankAccount: 90,
  bankFile: 90,
  unprovedAccount: 7,
  unprovedAnswer: 60,
} as const
