import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { buildContext } from '../../platform/http/request-context.factory.ts'
import { sha256Of } from '../../platform/sha256.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { askForNewPasskey, askForPasskey, keepPasskey } from '../passkeys/passkey-ceremony.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.repository.ts'
import { drawCodes } from '../passkeys/recovery-codes.service.ts'
import { createAuthenticator } from '../passkeys/webauthn.factory.ts'
import { createDepartureCookies } from './departure-cookie.ts'
import { insertHandoff } from './external-sign-in.repository.ts'

type Samples<T> = Readonly<Record<string, () => Promise<T> | T>>

const ORIGIN = 'http://sillage.test'
const JWT_SECRET = randomUUID().repeat(2)
const DEPARTURE = { state: 'state', nonce: 'nonce', verifier: 'verifier' }

/** Settings under which the samples below are accepted. */
export const SAMPLE_ENV = { PUBLIC_URL: ORIGIN, CLEAR_CONNECTIONS: 'PUBLIC_URL', JWT_SECRET }
/** The cookie that goes with them; a new one per call, because it lasts a few minutes. */
export const sampleCookie = () =>
  createDepartureCookies(JWT_SECRET).write(DEPARTURE, ORIGIN, Temporal.Now.instant())

const inAMinute = () => new Date(Date.now() + 60_000)

export function sampleIdentityBodies(
  { account, client }: TestSession,
  database: Database,
): Samples<Record<string, unknown>> {
  const ceremony = () =>
    buildContext({ database, now: Temporal.Now.instant(), session: null, origin: ORIGIN })
  const password = TEST_PASSWORD
  const handoff = async (identity: { issuer: string; subject: string } | null) => {
    const token = randomBytes(32).toString('base64url')
    await insertHandoff(database, {
      token_sha256: sha256Of(token),
      browser_sha256: sha256Of(DEPARTURE.state),
      account_id: (await buildAccount(database)).id,
      issuer: identity?.issuer ?? null,
      subject: identity?.subject ?? null,
      expires_at: inAMinute(),
    })
    return token
  }
  const invitation = async () => {
    const token = randomBytes(32).toString('base64url')
    await database
      .insertInto('staff_invitation')
      .values({
        token_sha256: sha256Of(token),
        // without hyphens and long, so that no sample password contains part of it
        email: `${randomUUID().replaceAll('-', '')}@exemple.fr`,
        role: 'advisor',
        invited_by: (await buildAccount(database, { role: 'root' })).id,
        expires_at: inAMinute(),
      })
      .execute()
    return token
  }
  return {
    'passkeys.options': () => ({ password }),
    'presence.prove': () => ({ password }),
    'passkeys.register': async () => {
      await deletePasskeysOf(database, account.id)
      const { data } = await client.passkeys.options({ body: { password } })
      const response = createAuthenticator(ORIGIN).create(data)
      return { challengeId: data.challengeId, name: 'Clé', response }
    },
    'passkeys.rename': () => ({ name: 'Clé' }),
    'passkeys.remove': () => ({ password }),
    'passkeys.signIn': async () => {
      const key = createAuthenticator(ORIGIN)
      const asked = await askForNewPasskey(ceremony(), await buildAccount(database), null)
      const kept = await keepAnswer(database, { key, asked })
      const step = await askForPasskey(ceremony(), [kept])
      return { challengeId: step?.challengeId, response: step && key.get(step) }
    },
    'passkeys.recover': async () => {
      const person = await buildAccount(database)
      const key = createAuthenticator(ORIGIN)
      const asked = await askForNewPasskey(ceremony(), person, null)
      const step = await askForPasskey(ceremony(), [await keepAnswer(database, { key, asked })])
      const [code] = await drawCodes(database, person.id)
      return { challengeId: step?.challengeId, code }
    },
    'passkeys.replaceCodes': async () => {
      await ownPasskey({ account }, database)
      return { password }
    },
    'passkeys.enrol': async () => {
      const asked = await askForNewPasskey(ceremony(), await buildAccount(database), null)
      const response = createAuthenticator(ORIGIN).create(asked)
      return { challengeId: asked.challengeId, name: 'Clé', response }
    },
    'externalSignIn.exchange': async () => ({ token: await handoff(null) }),
    'externalSignIn.link': async () => ({
      linkToken: await handoff({ issuer: 'https://issuer.example', subject: randomUUID() }),
      password,
    }),
    'users.change': () => ({
      username: 'zoe.martin',
      email: `zoe-${randomUUID()}@exemple.fr`,
      role: account.role === 'root' ? 'advisor' : 'user',
      filesTo: 'nobody',
    }),
    'users.refuseRole': () => ({ reason: 'Poste déjà pourvu.' }),
    'users.invite': () => ({ email: `${randomUUID()}@exemple.fr`, role: 'advisor' }),
    'users.readInvitation': async () => ({ token: await invitation() }),
    'users.acceptInvitation': async () => ({
      token: await invitation(),
      username: 'nadia.benali',
      password,
      firstName: 'Nadia',
      lastName: 'Benali',
    }),
  }
}

interface Answered {
  readonly key: ReturnType<typeof createAuthenticator>
  readonly asked: Awaited<ReturnType<typeof askForNewPasskey>>
}

async function keepAnswer(database: Database, { key, asked }: Answered) {
  const { account_id } = await database
    .selectFrom('passkey_challenge')
    .select('account_id')
    .where('id', '=', asked.challengeId)
    .executeTakeFirstOrThrow()
  const challenge = { account_id, challenge: asked.options.challenge }
  const context = buildContext({
    database,
    now: Temporal.Now.instant(),
    session: null,
    origin: ORIGIN,
  })
  return keepPasskey(context, challenge, { name: 'Clé', response: key.create(asked) })
}

async function ownPasskey({ account }: Pick<TestSession, 'account'>, database: Database) {
  // an account may have ten at most
  await deletePasskeysOf(database, account.id)
  const now = Temporal.Now.instant()
  const asked = await askForNewPasskey(
    buildContext({ database, now, session: null, origin: ORIGIN }),
    account,
    null,
  )
  return { id: (await keepAnswer(database, { key: createAuthenticator(ORIGIN), asked })).id }
}

export function sampleIdentityParams(
  { account }: TestSession,
  database: Database,
): Samples<Record<string, string>> {
  const own = () => ownPasskey({ account }, database)
  return {
    'passkeys.rename': own,
    'passkeys.remove': own,
    'users.change': async () => ({ id: (await buildAccount(database)).id }),
    'users.refuseRole': async () => {
      const { id } = await buildAccount(database)
      await database
        .updateTable('account')
        .set({ requested_role: 'advisor' })
        .where('id', '=', id)
        .execute()
      return { id }
    },
  }
}
