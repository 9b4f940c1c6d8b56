/**
 * What completed a sign-in. After a password or a provider, an account with passkeys needs one of them, or a recovery
 * code instead.
 */
export const SIGN_IN_FACTORS = ['password', 'external', 'passkey', 'recovery_code'] as const

export type SignInFactor = (typeof SIGN_IN_FACTORS)[number]
