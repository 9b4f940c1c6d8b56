import type { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Database, violates } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import type { PasskeyRow } from '../../platform/database/tables/tables-identity.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session } from '../../platform/http/request-context.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import {
  findPasskeys,
  findSigningIn,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  takeChallenge,
} from './passkeys.repository.ts'

const MINUTES = 5
const MOST_PASSKEYS = 10

/** Asks for one of the account's passkeys, to open a session or within one. */
export async function askForPasskey(
  context: RequestContext<Session | null>,
  keys: readonly PasskeyRow[],
  sessionId: string | null = null,
): Promise<SecondFactor | null> {
  const [first] = keys
  if (!first) return null
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context),
    allowCredentials: keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
    userVerification: 'preferred',
  })
  return keep(context, {
    accountId: first.account_id,
    purpose: 'sign_in',
    sessionId,
    options,
  })
}

/** Asks for a new passkey, in a session or to open one. */
export async function askForNewPasskey(
  context: RequestContext<Session | null>,
  account: AccountRow,
  sessionId: string | null,
): Promise<SecondFactor> {
  const keys = await findPasskeys(context.database, account.id)
  if (keys.length >= MOST_PASSKEYS) throw refusal(409, 'passkey.too_many', 'tooMany')
  const options = await generateRegistrationOptions({
    rpName: 'Sillage',
    rpID: hostOf(context),
    userName: account.email,
    userDisplayName: account.username,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const purpose = sessionId === null ? 'enrol' : 'register'
  return keep(context, { accountId: account.id, purpose, sessionId, options })
}

interface Asked {
  readonly accountId: string
  readonly purpose: 'register' | 'sign_in' | 'enrol'
  readonly sessionId: string | null
  readonly options: { readonly challenge: string }
}

async function keep(context: RequestContext<Session | null>, asked: Asked): Promise<SecondFactor> {
  const { accountId, purpose, sessionId, options } = asked
  const challengeId = await insertChallenge(context.database, {
    account_id: accountId,
    session_id: sessionId,
    purpose,
    challenge: options.challenge,
    expires_at: new Date(context.now.add({ minutes: MINUTES }).epochMilliseconds),
  })
  return { challengeId, options: { ...options } }
}

/** Consumes the challenge that a response names, and returns it. */
export async function spend(
  { database, now }: RequestContext<Session | null>,
  asked: Pick<Asked, 'purpose' | 'sessionId'> & { id: string },
) {
  const at = new Date(now.epochMilliseconds)
  const challenge = await takeChallenge(database, { ...asked, now: at })
  if (!challenge) throw refusal(409, 'passkey.ended', 'ended')
  return challenge
}

/** The account that a sign-in challenge belongs to; the challenge stays usable. */
export async function readSigningIn(
  { database, now }: RequestContext<null>,
  id: string,
): Promise<string> {
  const accountId = await findSigningIn(database, { id, now: new Date(now.epochMilliseconds) })
  if (accountId === null) throw refusal(409, 'passkey.ended', 'ended')
  return accountId
}

type Registration = Body<typeof passkeys.register>
type Assertion = Body<typeof passkeys.signIn>

/** Stores the passkey made for a challenge. */
export async function keepPasskey(
  context: RequestContext<Session | null>,
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
      expectedOrigin: context.origin,
      expectedRPID: hostOf(context),
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw refusal(422, 'passkey.refused', 'refused')
  const { credential, credentialBackedUp } = registrationInfo
  try {
    return await insertPasskey(context.database, {
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

/** Which of the account's passkeys signed a challenge, and its new counter. */
export async function checkAnswer(
  context: RequestContext<Session | null>,
  { account_id, challenge }: { account_id: string; challenge: string },
  response: Assertion['response'],
) {
  const keys = await findPasskeys(context.database, account_id)
  const key = keys.find((one) => one.credential_id === response.id)
  if (!key) throw refusal(422, 'passkey.refused', 'refused')
  const counter = await checkSignature(context, challenge, { key, response })
  return { id: key.id, before: key.counter, counter, now: new Date(context.now.epochMilliseconds) }
}

/** Records a passkey's use; throws when a later signature was recorded meanwhile. */
export async function noteAnswer(
  database: Database,
  used: Awaited<ReturnType<typeof checkAnswer>>,
) {
  if (!(await notePasskeyUse(database, used))) throw refusal(422, 'passkey.refused', 'refused')
}

/** The counter of a signature that matches the challenge. */
async function checkSignature(
  context: RequestContext<Session | null>,
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
      expectedOrigin: context.origin,
      expectedRPID: hostOf(context),
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

/** Turns any error of the library, which throws on every mismatch, into a refusal. */
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

function hostOf({ origin }: RequestContext<Session | null>): string {
  return new URL(origin).hostname
}

function definedOf({ transports, ...rest }: Registration['response']['response']) {
  return { ...rest, ...(transports ? { transports } : {}) }
}
