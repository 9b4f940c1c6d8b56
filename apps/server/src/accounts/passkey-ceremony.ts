import type { passkeys } from '@sillage/wire/passkeys.ts'
import type { Body } from '@sillage/wire/route.ts'
import type { SecondFactor } from '@sillage/wire/second-factor.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Database, violates } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import type { PasskeyRow } from '../platform/database/tables-identity.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import {
  findChallenge,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  takeChallenge,
} from './passkeys.repository.ts'

const MINUTES = 5
const MOST_PASSKEYS = 10

/** Where a passkey is made or used. */
export interface Ceremony {
  readonly database: Database
  readonly now: Temporal.Instant
  /** The address that the browser shows: passkeys are bound to its host. */
  readonly origin: string
}

/** Asks for a passkey of the account's, to open a session or in one. */
export async function askForPasskey(
  ceremony: Ceremony,
  keys: readonly PasskeyRow[],
  sessionId: string | null = null,
): Promise<SecondFactor | null> {
  const [first] = keys
  if (!first) return null
  const options = await generateAuthenticationOptions({
    rpID: hostOf(ceremony),
    allowCredentials: keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
    userVerification: 'preferred',
  })
  return keep(ceremony, {
    accountId: first.account_id,
    purpose: 'sign_in',
    sessionId,
    options,
  })
}

/** Asks for a new passkey, in a session or to open one. */
export async function askForNewPasskey(
  ceremony: Ceremony,
  account: AccountRow,
  sessionId: string | null,
): Promise<SecondFactor> {
  const keys = await findPasskeys(ceremony.database, account.id)
  if (keys.length >= MOST_PASSKEYS) throw refusal(409, 'passkey.too_many', 'tooMany')
  const options = await generateRegistrationOptions({
    rpName: 'Sillage',
    rpID: hostOf(ceremony),
    userName: account.email,
    userDisplayName: account.username,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const purpose = sessionId === null ? 'enrol' : 'register'
  return keep(ceremony, { accountId: account.id, purpose, sessionId, options })
}

interface Asked {
  readonly accountId: string
  readonly purpose: 'register' | 'sign_in' | 'enrol'
  readonly sessionId: string | null
  readonly options: { readonly challenge: string }
}

async function keep(ceremony: Ceremony, asked: Asked): Promise<SecondFactor> {
  const { accountId, purpose, sessionId, options } = asked
  const challengeId = await insertChallenge(ceremony.database, {
    account_id: accountId,
    session_id: sessionId,
    purpose,
    challenge: options.challenge,
    expires_at: new Date(ceremony.now.add({ minutes: MINUTES }).epochMilliseconds),
  })
  return { challengeId, options: { ...options } }
}

/** The challenge that an answer names, spent by that. */
export async function spend(
  { database, now }: Ceremony,
  asked: Pick<Asked, 'purpose' | 'sessionId'> & { id: string },
) {
  const at = new Date(now.epochMilliseconds)
  const challenge = await takeChallenge(database, { ...asked, now: at })
  if (!challenge) throw refusal(409, 'passkey.ended', 'ended')
  return challenge
}

/** The same, and it can still be answered. */
export async function readChallenge(
  { database, now }: Ceremony,
  asked: Pick<Asked, 'purpose' | 'sessionId'> & { id: string },
) {
  const at = new Date(now.epochMilliseconds)
  const challenge = await findChallenge(database, { ...asked, now: at })
  if (!challenge) throw refusal(409, 'passkey.ended', 'ended')
  return challenge
}

type Registration = Body<typeof passkeys.register>
type Assertion = Body<typeof passkeys.signIn>

/** Keeps the passkey that answers a challenge. */
export async function keepPasskey(
  ceremony: Ceremony,
  { account_id, challenge }: { account_id: string; challenge: string },
  { response, name }: Pick<Registration, 'response' | 'name'>,
): Promise<PasskeyRow> {
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { ...definedOf(response.response) },
      },
      expectedChallenge: challenge,
      expectedOrigin: ceremony.origin,
      expectedRPID: hostOf(ceremony),
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw refusal(422, 'passkey.refused', 'refused')
  const { credential, credentialBackedUp } = registrationInfo
  try {
    return await insertPasskey(ceremony.database, {
      account_id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: credential.transports ?? [],
      name,
      is_backed_up: credentialBackedUp,
      last_used_at: null,
    })
  } catch (error) {
    throw violates(error, 'passkey_credential_id_key')
      ? refusal(409, 'passkey.known', 'known')
      : error
  }
}

/** Which of the account's passkeys signed a challenge, and how far its counter goes with that. */
export async function checkAnswer(
  ceremony: Ceremony,
  { account_id, challenge }: { account_id: string; challenge: string },
  response: Assertion['response'],
) {
  const keys = await findPasskeys(ceremony.database, account_id)
  const key = keys.find((one) => one.credential_id === response.id)
  if (!key) throw refusal(422, 'passkey.refused', 'refused')
  const counter = await checkSignature(ceremony, challenge, { key, response })
  return { id: key.id, before: key.counter, counter, now: new Date(ceremony.now.epochMilliseconds) }
}

/** Notes that a passkey signed; throws when another signature has gone further meanwhile. */
export async function noteAnswer(
  database: Database,
  used: Awaited<ReturnType<typeof checkAnswer>>,
) {
  if (!(await notePasskeyUse(database, used))) throw refusal(422, 'passkey.refused', 'refused')
}

/** The counter after a signature that fits the challenge. */
async function checkSignature(
  ceremony: Ceremony,
  challenge: string,
  { key, response }: { key: PasskeyRow; response: Assertion['response'] },
): Promise<number> {
  const { userHandle, ...rest } = response.response
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { ...rest, ...(userHandle ? { userHandle } : {}) },
      },
      expectedChallenge: challenge,
      expectedOrigin: ceremony.origin,
      expectedRPID: hostOf(ceremony),
      requireUserVerification: false,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
    }),
  )
  if (!verified) throw refusal(422, 'passkey.refused', 'refused')
  return authenticationInfo.newCounter
}

/** The library throws at whatever doesn't fit. */
async function orRefuse<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification
  } catch {
    throw refusal(422, 'passkey.refused', 'refused')
  }
}

export function refusal(
  status: 409 | 422,
  code: string,
  message: Exclude<keyof typeof PASSKEY_MESSAGES, 'linkSent'>,
): DomainError {
  return new DomainError({ status, code, message: PASSKEY_MESSAGES[message] })
}

function hostOf({ origin }: Ceremony): string {
  return new URL(origin).hostname
}

function definedOf({ transports, ...rest }: Registration['response']['response']) {
  return { ...rest, ...(transports ? { transports } : {}) }
}
