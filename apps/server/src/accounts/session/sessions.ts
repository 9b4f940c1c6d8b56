import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { SignInFactor } from '@sillage/domain/accounts/sign-in-factors.ts'
import { createSigner, createVerifier } from 'fast-jwt'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { refuse, unauthorized } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session, WorkContext } from '../../platform/http/request-context.ts'
import { keyFor } from '../../platform/keys.ts'
import { ACCOUNT_REFUSALS } from '../accounts.messages.ts'
import { holdAccount } from './own-sessions.repository.ts'
import { insertSignIn } from './sign-ins.repository.ts'

const ISSUER = 'sillage'
const AUDIENCE = 'sillage-web'
const TOUCH_EVERY_MS = 60_000

export interface SessionSettings {
  /** Signs new tokens. */
  readonly secret: string
  /** The previous secret, whose sessions stay valid. */
  readonly previousSecret?: string | null
  readonly sessionHours: number
  readonly idleHours: number
  /** Whether staff must have a passkey. */
  readonly staffSecondFactor?: boolean
}

/** Where and when a session is opened, and with which factor. */
type Opening = Pick<RequestContext<null>, 'database' | 'now' | 'ip' | 'userAgent'> & {
  readonly factor?: SignInFactor
}

export interface Sessions {
  readonly staffSecondFactor: boolean
  /** Sessions not seen since then have ended. */
  idleSince(now: Temporal.Instant): Date
  /** Opens a session, notes the sign-in and signs the token. */
  open(opening: Opening, account: AccountRow): Promise<string>
  /** The account a token was signed for, even if its session has ended since: makes no query, and proves nothing. */
  accountOf(authorization: string | undefined): string | null
  /** The live session of an Authorization header; null without a header; throws 401 for an ended one. */
  read(
    database: Database,
    authorization: string | undefined,
    now: Temporal.Instant,
  ): Promise<Session | null>
  /** Which of these sessions are alive. */
  aliveAmong(
    database: Database,
    ids: readonly string[],
    now: Temporal.Instant,
  ): Promise<ReadonlySet<string>>
}

/** Sessions are rows; the token only names one. One fixed algorithm, issuer and audience. */
export function createSessions(settings: SessionSettings): Sessions {
  const sign = createSigner({
    key: keyFor('sessions', settings.secret),
    algorithm: 'HS256',
    iss: ISSUER,
    aud: AUDIENCE,
  })
  const idleSince = (now: Temporal.Instant) =>
    new Date(now.epochMilliseconds - settings.idleHours * 3_600_000)
  const verify = createVerify(settings)

  return {
    staffSecondFactor: settings.staffSecondFactor ?? false,
    idleSince,
    async open({ database, now, ip, userAgent, factor }, account) {
      const issued = Math.floor(now.epochMilliseconds / 1000)
      const expires = issued + settings.sessionHours * 3600
      const id = await inTransaction(database, async (transaction) => {
        await mustBeAsProved(transaction, account)
        const row = await transaction
          .insertInto('session')
          .values({
            account_id: account.id,
            expires_at: new Date(expires * 1000),
            last_seen_at: new Date(now.epochMilliseconds),
            present_at: new Date(now.epochMilliseconds),
            ip,
            user_agent: userAgent,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await insertSignIn(transaction, {
          accountId: account.id,
          factor: factor ?? null,
          ip,
          userAgent,
        })
        return row.id
      })
      return sign({
        sub: account.id,
        sid: id,
        role: account.role,
        username: account.username,
        email: account.email,
        firstName: account.first_name,
        lastName: account.last_name,
        iat: issued,
        exp: expires,
      })
    },

    accountOf: (authorization) => readToken(verify, authorization)?.accountId ?? null,

    async read(database, authorization, now) {
      if (authorization === undefined) return null
      const sid = readToken(verify, authorization)?.sid ?? null
      const [row] = sid === null ? [] : await liveSessions([sid], { database, now, settings })
      if (!row) throw unauthorized()
      if (now.epochMilliseconds - row.last_seen_at.getTime() > TOUCH_EVERY_MS)
        await database
          .updateTable('session')
          .set({ last_seen_at: new Date(now.epochMilliseconds) })
          .where('id', '=', row.sid)
          .execute()
      return {
        id: row.sid,
        presentAt: row.present_at,
        account: {
          id: row.id,
          role: row.role,
          capabilities: row.capabilities,
          username: row.username,
          email: row.email,
        },
      }
    },

    async aliveAmong(database, ids, now) {
      const rows = await liveSessions(ids, { database, now, settings })
      return new Set(rows.map(({ sid }) => sid))
    },
  }
}

/**
 * Throws when an account's password, address or state has changed since it was proved: such a change ended everything
 * open, and must also stop what is about to open. Call it in the transaction that opens something.
 */
export async function mustBeAsProved(transaction: Database, proved: AccountRow): Promise<void> {
  const held = await holdAccount(transaction, proved.id)
  const isAsProved =
    held?.is_active && held.password_hash === proved.password_hash && held.email === proved.email
  if (isAsProved) return
  const message = ACCOUNT_REFUSALS.badCredentials
  throw refuse({ code: 'credentials.invalid', message }, 401)
}

type Verify = (token: string) => unknown

/** Verifies with each possible key: sessions older than the derived keys are signed with the secret itself. */
function createVerify({ secret, previousSecret }: SessionSettings): Verify {
  const secrets = previousSecret ? [secret, previousSecret] : [secret]
  const keys = [...secrets.map((one) => keyFor('sessions', one)), ...secrets]
  const verifiers: readonly Verify[] = keys.map((key) =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['exp', 'sid'],
      // the session's row says until when it lives, by the one clock that the server goes by
      ignoreExpiration: true,
      cache: 1000,
    }),
  )
  return (token) => {
    for (const verify of verifiers)
      try {
        return verify(token)
      } catch {
        // try the next key
      }
    return null
  }
}

function readToken(
  verify: Verify,
  authorization: string | undefined,
): { readonly sid: string; readonly accountId: string } | null {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined || token.length > 4096) return null
  const payload = verify(token)
  if (payload === null || typeof payload !== 'object') return null
  if (!('sid' in payload && 'sub' in payload)) return null
  const { sid, sub: accountId } = payload
  if (typeof sid !== 'string' || typeof accountId !== 'string') return null
  return isUuid(sid) ? { sid, accountId } : null
}

interface LiveSession {
  readonly sid: string
  readonly last_seen_at: Date
  readonly present_at: Date
  readonly id: string
  readonly role: Role
  readonly capabilities: readonly Capability[]
  readonly username: string
  readonly email: string
}

/**
 * Which of these sessions are alive at a moment, with their accounts as they are now. Written as SQL, because every
 * authenticated request starts here and the query builder takes as long as the database.
 */
async function liveSessions(
  ids: readonly string[],
  { database, now, settings }: WorkContext & { readonly settings: SessionSettings },
): Promise<readonly LiveSession[]> {
  const instant = new Date(now.epochMilliseconds)
  const idleSince = new Date(now.epochMilliseconds - settings.idleHours * 3_600_000)
  const { rows } = await sql<LiveSession>`
    select session.id as sid, session.last_seen_at, coalesce(session.present_at, session.created_at) as present_at,
      account.id, account.role, account.username, account.email,
      array(select capability from staff_capability
        where staff_capability.account_id = account.id and account.role <> 'user') as capabilities
    from session join account on account.id = session.account_id
    where session.id = any(${ids}::uuid[]) and session.ended_at is null
      and session.expires_at > ${instant} and session.last_seen_at > ${idleSince}
      and account.is_active`.execute(database)
  return rows
}
