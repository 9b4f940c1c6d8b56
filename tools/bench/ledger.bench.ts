import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Measure } from './report.ts'
import { SESSION_HOURS, type Site } from './site.ts'

const FEW_LINES = 1000
const MANY_LINES = 1_000_000
const CALLS = 200
const ROUNDS = 5

/** What the holder of one policy owes and has paid, summed from a ledger of a thousand lines, then of a million. */
export async function benchLedger({ database, origin, customer }: Site): Promise<Measure> {
  const account = await buildAccount(database)
  await buildContract(database, { accountId: account.id })
  const token = await createSessions({ secret: customer.secret, ...SESSION_HOURS }).open(
    { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
    account,
  )
  const call = async () => {
    const started = performance.now()
    const answer = await fetch(`${origin}/backend/payments/user`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    await answer.bytes()
    return performance.now() - started
  }
  const round = async () => {
    const times: number[] = []
    for (let at = 0; at < CALLS; at++) times.push(await call())
    return times.toSorted((one, other) => one - other)[Math.floor(CALLS * 0.99)] ?? 0
  }
  // the quietest round: what else the machine does is not of the ledger
  const p99 = async () => {
    const rounds: number[] = []
    for (let at = 0; at < ROUNDS; at++) rounds.push(await round())
    return Math.min(...rounds)
  }
  await fillLedger(database, FEW_LINES)
  const few = await p99()
  await fillLedger(database, MANY_LINES - FEW_LINES)
  const many = await p99()
  return {
    name: 'Solde d’une police, journal de 1 000 000 lignes / de 1 000 (p99)',
    ratio: many / few,
    target: { atMost: 1.5 },
    detail: `${many.toFixed(1)} ms / ${few.toFixed(1)} ms`,
  }
}

/**
 * Premiums of other policies, two lines each and of a due of its own, as the ledger has them. Its triggers rest meanwhile: what
 * is made here balances, and to check each line of a million would take longer than all the rest.
 */
async function fillLedger(database: Database, lines: number) {
  await database.transaction().execute(async (transaction) => {
    await sql`alter table ledger_entry disable trigger user`.execute(transaction)
    await sql`alter table ledger_line disable trigger user`.execute(transaction)
    await sql`
      with entry as (
        insert into ledger_entry (event, source, policy_id, effective_on)
        select 'due.issued', gen_random_uuid(), gen_random_uuid(), current_date
        from generate_series(1, ${lines / 2}) returning id, source)
      insert into ledger_line (entry_id, rank, account, cents, due_id)
      select entry.id, side.at, side.account, side.sign * 4200,
        case when side.at = 0 then entry.source end
      from entry, (values (0, 'policyholders', 1), (1, 'premium', -1)) as side (at, account, sign)`.execute(
      transaction,
    )
    await sql`alter table ledger_entry enable trigger user`.execute(transaction)
    await sql`alter table ledger_line enable trigger user`.execute(transaction)
  })
  await sql`analyze ledger_entry, ledger_line`.execute(database)
}
