import type { SignIn } from '../../shell/session/session.ts'

/** A sign-in that continues with a passkey. */
export type PasskeyAsked = Extract<SignIn, { readonly asked: unknown }>
