import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { SESSION_HOURS, type Site } from './site.ts'

const LONG = 50
const SHORT = 2
const CALLS = 20
const WARM_UPS = 10
const ROUNDS = 41

/** The history of a chain of 50 contracts, against that of a chain of 2. */
export async function benchHistory({ database, origin, customer }: Site): Promise<Measure> {
  const account = await buildAccount(database)
  const token = await createSessions({ secret: customer.secret, ...SESSION_HOURS }).open(
    { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
    account,
  )
  const timeOf = async (contracts: number) => {
    const id = await seedChain(database, { accountId: account.id, contracts })
    const address = `${origin}/backend/contracts/${id}/history`
    const call = () => fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await (await call()).json()) as { data: unknown[] }
    if (data.length !== contracts)
      throw new Error(`${contracts} contracts expected, not ${data.length}`)
    return async () => {
      const started = performance.now()
      for (let at = 0; at < CALLS; at++) await (await call()).bytes()
      return (performance.now() - started) / CALLS
    }
  }
  const long = await timeOf(LONG)
  const short = await timeOf(SHORT)
  for (let at = 0; at < WARM_UPS; at++) {
    await long()
    await short()
  }
  const { ratio, one, other } = await compare({ rounds: ROUNDS, one: long, other: short })
  return {
    name: `GET /contracts/{id}/history, ${LONG} contrats liés / ${SHORT}`,
    ratio,
    target: { atMost: 2 },
    detail: `${one.toFixed(2)} ms / ${other.toFixed(2)} ms`,
  }
}

/** A contract renewed repeatedly: the last is active, and each has its events. */
async function seedChain(
  database: Database,
  { accountId, contracts }: { accountId: string; contracts: number },
): Promise<string> {
  const { id: first } = await buildContract(database, { accountId, endingIn: 1 })
  const ids = [first, ...Array.from({ length: contracts - 1 }, () => randomUUID())]
  await sql`update contract set status = 'renewed' where id = ${first}`.execute(database)
  await sql`
    insert into contract (id, account_id, product, questionnaire_id, tariff_version, start_date,
      end_date, contract_price_cents, compensation_cents, price_lines, answers, travels, status,
      origin, parent_contract_id, origin_contract_id)
    select made.id, account_id, product, questionnaire_id, tariff_version,
      start_date + 2 * made.at::int, end_date + 2 * made.at::int, contract_price_cents,
      compensation_cents, price_lines, answers, travels,
      case when made.at = ${contracts - 1} then 'active' else 'renewed' end, 'renewal',
      (${ids}::uuid[])[made.at], ${first}
    from contract, unnest(${ids.slice(1)}::uuid[]) with ordinality as made (id, at)
    where contract.id = ${first}`.execute(database)
  await sql`
    insert into contract_event (contract_id, action, status, account_id)
    select id, action, status, ${accountId}::uuid
    from unnest(${ids}::uuid[]) as id, unnest(array['create', 'renew'], array['active', 'renewed'])
      as event (action, status)`.execute(database)
  return ids.at(-1) ?? first
}
