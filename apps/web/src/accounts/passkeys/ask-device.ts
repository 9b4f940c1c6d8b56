import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { failureText } from '../failure-text.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'

/** Asks the device to sign with one of its passkeys. */
export function askForSignature({ options }: SecondFactor) {
  return startAuthentication({ optionsJSON: options })
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Asks the device to make a passkey. */
export function askForPasskey({ options }: SecondFactor) {
  // the server built these options with the same library, so they have the expected shape
  return startRegistration({ optionsJSON: options as unknown as CreationOptions })
}

/** The message for a passkey that failed: devices only report names of exceptions. */
export function deviceFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return failureText(failure)
  if (failure.name === 'InvalidStateError') return PASSKEY_MESSAGES.known
  // the address is a bare IP, or not the one that passkeys are made for
  if (failure.name === 'SecurityError') return PASSKEY_MESSAGES.wrongAddress
  if (failure.name === 'NotAllowedError' || failure.name === 'AbortError')
    return PASSKEY_MESSAGES.cancelled
  return failureText(failure)
}
