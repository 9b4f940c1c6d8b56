import type { SignIn } from '../../shell/session/session.ts'

/** A sign-in that goes on with a passkey. */
export type PasskeyAsked = Extract<SignIn, { readonly asked: unknown }>
