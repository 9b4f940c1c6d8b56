import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { failureText } from '../failure-text.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'

/** Asks the device to sign with a passkey that it has. */
export function askForSignature({ options }: SecondFactor) {
  return startAuthentication({ optionsJSON: options })
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Asks the device to make a passkey. */
export function askForPasskey({ options }: SecondFactor) {
  // the wire hands on what the same library wrote on the server
  return startRegistration({ optionsJSON: options as unknown as CreationOptions })
}

/** Why no passkey came: the device speaks in names of exceptions. */
export function deviceFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return failureText(failure)
  if (failure.name === 'InvalidStateError') return PASSKEY_MESSAGES.known
  if (failure.name === 'NotAllowedError' || failure.name === 'AbortError')
    return PASSKEY_MESSAGES.cancelled
  return failureText(failure)
}
