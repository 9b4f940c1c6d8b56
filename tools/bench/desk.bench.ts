import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { ENDLESS_BUDGETS, SESSION_HOURS, type Site, startSite } from './site.ts'

const MANY = 100_000
const FEW = 1000
const CALLS = 10
const WARM_UPS = 10
const ROUNDS = 31

/** The desk of a house with 100,000 claims, against that of a house with 1,000: two servers, two databases. */
export async function benchDesk(large: Site): Promise<Measure> {
  const small = await startSite(ENDLESS_BUDGETS)
  try {
    const many = await openDesk(large, MANY)
    const few = await openDesk(small, FEW)
    const one = () => timeOf(many)
    const other = () => timeOf(few)
    for (let at = 0; at < WARM_UPS; at++) {
      await one()
      await other()
    }
    const { ratio, ...times } = await compare({ rounds: ROUNDS, one, other })
    return {
      name: 'GET /claims/search, première page : 100 000 sinistres / 1000',
      ratio,
      target: { atMost: 2 },
      detail: `${times.one.toFixed(2)} ms / ${times.other.toFixed(2)} ms`,
    }
  } finally {
    await small.close()
  }
}

interface Desk {
  readonly address: string
  readonly token: string
}

async function openDesk({ database, origin, customer }: Site, claims: number): Promise<Desk> {
  const advisor = await buildAccount(database, { role: 'advisor' })
  const token = await createSessions({ secret: customer.secret, ...SESSION_HOURS }).open(
    { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
    advisor,
  )
  await seedClaims(database, { claims, advisorId: advisor.id })
  return { address: `${origin}/backend/claims/search`, token }
}

async function timeOf({ address, token }: Desk): Promise<number> {
  const started = performance.now()
  for (let at = 0; at < CALLS; at++) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { claims: unknown[] } }
    if (data.claims.length === 0) throw new Error('No claim found')
  }
  return (performance.now() - started) / CALLS
}

/** Claims of three years: one in eight is open, one open claim in three waits for the customer; each has a message. */
export async function seedClaims(
  database: Database,
  { claims, advisorId }: { claims: number; advisorId: string },
) {
  await sql`
    insert into claim (contract_id, owner_id, nature, description, incident_date, declared_at,
      status, waiting, waiting_since, updated_at, assignee_id, is_pressing)
    select contract.id, contract.account_id,
      (array['Accident', 'Vol', 'Incendie', 'Bris de glace', 'Vandalisme'])[1 + at % 5],
      'Choc sur le parking ' || at || ', rayures sur toute la portière. ' || md5(at::text),
      current_date - at % 1000, now() - at % 1000 * interval '1 day',
      case when at % 8 > 0 then 'closed' else (array['pending', 'in_progress', 'under_review'])[1 + at % 3] end,
      case when at % 24 = 0 then 'customer' else 'insurer' end,
      now() - at % 1000 * interval '1 day', now() - at % 900 * interval '1 day',
      case when at % 3 = 0 then ${advisorId}::uuid end, at % 97 = 0
    from generate_series(1, ${claims}) as at,
      (select id, account_id from contract order by id limit 1) as contract`.execute(database)
  await sql`
    insert into claim_participant (claim_id, account_id) select id, owner_id from claim
    on conflict do nothing`.execute(database)
  await sql`
    insert into claim_message (claim_id, kind, account_id, content, posted_at)
    select id, 'text', owner_id, 'Bonjour', declared_at from claim`.execute(database)
  await sql`analyze`.execute(database)
}
