import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import { fillLedger } from './fill-ledger.ts'
import type { Measure } from './report.ts'
import { SESSION_HOURS, type Site } from './site.ts'

const FEW_LINES = 1000
const MANY_LINES = 1_000_000
const CALLS = 200
const ROUNDS = 5

/** The amounts owed and paid on one policy, summed from a ledger of a thousand lines, then of a million. */
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
  // the best round, to exclude other activity of the machine
  const p99 = async () => {
    const rounds: number[] = []
    for (let at = 0; at < ROUNDS; at++) rounds.push(await round())
    return Math.min(...rounds)
  }
  await fillLedger(database, { lines: FEW_LINES })
  const few = await p99()
  await fillLedger(database, { lines: MANY_LINES - FEW_LINES })
  const many = await p99()
  return {
    name: 'Solde d’une police, journal de 1 000 000 lignes / de 1 000 (p99)',
    ratio: many / few,
    target: { atMost: 1.5 },
    detail: `${many.toFixed(1)} ms / ${few.toFixed(1)} ms`,
  }
}
