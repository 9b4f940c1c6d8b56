import { randomUUID } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Room, Route } from '@sillage/wire/http/route.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildDiscussion } from '../../apps/server/src/claims/discussion/messages.factory.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import {
  type FuzzRequest,
  requestsOf,
  sendFuzz,
} from '../../apps/server/src/every-route/fuzz-requests.factory.ts'
import type { AccountRow } from '../../apps/server/src/platform/database/tables/schema.ts'
import { answerFault } from '../../apps/server/src/platform/http/answer-fault.factory.ts'
import { SESSION_HOURS, type Site } from '../bench/site.ts'
import { type Held, readMemory } from './server-memory.ts'

interface Ordered {
  readonly site: Site
  /** Null for an anonymous caller. */
  readonly role: Role | null
  readonly requests: number
  readonly seed: number
  /** Port of the server's inspector. */
  readonly inspector: number
}

interface Endured {
  readonly statuses: Readonly<Record<string, number>>
  /** The first fault of each kind, as a command that reproduces it. */
  readonly faults: string[]
  /** After each tenth of the requests. */
  readonly held: readonly Held[]
}

const AT_ONCE = 16
/**
 * How often public routes are called for each call of another route: without a session, most others answer the same
 * 401.
 */
const OPEN_CALLS = 8
/** After this many requests, rate limits and quotas are reset, and an ended session is reopened. */
const BATCH = 400

const ROUTES = Object.values(allRoutes as Record<string, Room>).flatMap((room) =>
  Object.values<Route>(room),
)

/**
 * Sends random requests to every route with a given role, and checks each answer and that another customer's data is
 * unchanged.
 */
export async function torture(ordered: Ordered): Promise<Endured> {
  const { site, role, requests, seed, inspector } = ordered
  const statuses: Record<string, number> = {}
  const faults = new Map<string, string>()
  const other = await buildBelongings(site)
  const before = await belongingsOf(site, other)
  const own = role === null ? null : await buildAccount(site.database, { role })
  const known = [
    randomUUID(),
    'attestation',
    'Voiture',
    '1',
    other.id,
    other.contractId,
    other.claimId,
  ]
  if (own) {
    const { id } = await buildContract(site.database, { accountId: own.id })
    known.push(own.id, id, await buildDiscussion(site.database, { ownerId: own.id }))
  }
  const askings = ROUTES.map((route) => ({
    weight: role === null && route.access === 'public' ? OPEN_CALLS : 1,
    arbitrary: requestsOf(route, known).map((request) => ({ route, request })),
  }))
  const held: Held[] = []
  for (let at = 0; at < requests; at += BATCH) {
    await site.database.deleteFrom('throttle').execute()
    await site.database.deleteFrom('daily_use').execute()
    let token = own && (await tokenOf(site, own))
    const numRuns = Math.min(BATCH, requests - at)
    const batch = fc.sample(fc.oneof(...askings), { seed: seed + at, numRuns })
    const send = async () => {
      for (let next = batch.pop(); next; next = batch.pop()) {
        const { route, request } = next
        const answer = await sendFuzz(site.origin, request, token).catch(() => ({
          status: 0,
          type: null,
          text: null,
        }))
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        // the request may have ended the session or closed the account
        if (own && answer.text?.includes('session.required')) token = await tokenOf(site, own)
        const fault = answer.status === 0 ? 'no answer' : answerFault(route, answer)
        const kind = `${route.method} ${route.path} : ${fault?.slice(0, 200)}`
        if (fault !== null && !faults.has(kind)) faults.set(kind, curl(site.origin, request))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    if (at + numRuns >= ((held.length + 1) * requests) / 10) held.push(await readMemory(inspector))
  }
  const isStaff = role !== null && role !== 'user'
  // staff may change other people's data
  if (!isStaff && (await belongingsOf(site, other)) !== before)
    faults.set('what is of somebody else has changed', `seed ${seed}`)
  return { statuses, held, faults: [...faults].map(([kind, sent]) => `${kind}\n    ${sent}`) }
}

/** A new session, with the account reset to its initial state, in case a request closed or changed it. */
async function tokenOf({ database, customer }: Site, account: AccountRow): Promise<string> {
  const { id, role, password_hash } = account
  const asAtFirst = { role, password_hash, is_active: true, closed_at: null }
  await database.updateTable('account').set(asAtFirst).where('id', '=', id).execute()
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const opening = { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'torture' }
  return sessions.open(opening, account)
}

interface Belongings {
  readonly id: string
  readonly contractId: string
  readonly claimId: string
}

async function buildBelongings({ database }: Site): Promise<Belongings> {
  const { id } = await buildAccount(database)
  const contract = await buildContract(database, { accountId: id })
  return { id, contractId: contract.id, claimId: await buildDiscussion(database, { ownerId: id }) }
}

/** Every row of a customer, with the transaction that last wrote it. */
async function belongingsOf({ database }: Site, { id, contractId, claimId }: Belongings) {
  const { rows } = await sql<{ found: string }>`
    select string_agg(line, ' ' order by line) as found from (
      select concat('account ', xmin) as line from account where id = ${id}
      union all select concat('contract ', id, xmin) from contract where account_id = ${id}
      union all select concat('claim ', id, xmin) from claim where owner_id = ${id}
      union all select concat('message ', id, xmin) from claim_message where claim_id = ${claimId}
      union all select concat('event ', xmin) from contract_event where contract_id = ${contractId}
      union all select concat('quote ', id, xmin) from quote where account_id = ${id}
    ) as rows`.execute(database)
  return rows[0]?.found
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function curl(origin: string, { method, path, headers, body }: FuzzRequest): string {
  const sent = typeof body === 'string' ? ` --data-binary ${quoted(body.slice(0, 4000))}` : ''
  const named = Object.entries(headers).map(([name, one]) => ` -H ${quoted(`${name}: ${one}`)}`)
  return `curl -X ${method}${named.join('')}${sent} ${quoted(`${origin}/backend${path}`)}`
}
