/** What completed a sign-in: after a password or a provider, the passkey that is asked for, or a code in its place. */
export const SIGN_IN_FACTORS = ['password', 'external', 'passkey', 'recovery_code'] as const

export type SignInFactor = (typeof SIGN_IN_FACTORS)[number]
