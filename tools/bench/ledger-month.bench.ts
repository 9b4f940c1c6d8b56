import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { fillLedger } from './fill-ledger.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { ENDLESS_BUDGETS, SESSION_HOURS, type Site, startSite } from './site.ts'

const MANY_LINES = 1_000_000
const FEW_LINES = 10_000
/** In both the last closed month and the open one, the same in both databases. */
const MONTH_LINES = 2000
const CLOSED_BEFORE = 12
const CALLS = 4
const ROUNDS = 15

/** The accounts of a month after a year of closed months: with a million lines in them, against ten thousand. */
export async function benchLedgerMonth(): Promise<Measure[]> {
  const large = await startSite(ENDLESS_BUDGETS)
  const small = await startSite(ENDLESS_BUDGETS)
  try {
    const many = await openAccounts(large, MANY_LINES)
    const few = await openAccounts(small, FEW_LINES)
    const open = Temporal.Now.plainDateISO('Europe/Paris').toPlainYearMonth()
    const closed = open.subtract({ months: 1 })
    const pages = [
      { name: 'mois en cours', path: `/ledger?month=${open.toString()}&limit=20` },
      { name: 'dernier mois clos', path: `/ledger?month=${closed.toString()}&limit=20` },
      { name: 'écritures du mois clos (FEC)', path: `/journal.txt?month=${closed.toString()}` },
    ]
    const measures: Measure[] = []
    for (const { name, path } of pages) {
      const one = () => many(path)
      const other = () => few(path)
      await one()
      await other()
      const { ratio, ...times } = await compare({ rounds: ROUNDS, one, other })
      measures.push({
        name: `Comptes, ${name} : journal de 1 000 000 lignes / de 10 000`,
        ratio,
        target: { atMost: 2 },
        detail: `${times.one.toFixed(1)} ms / ${times.other.toFixed(1)} ms`,
      })
    }
    return measures
  } finally {
    await large.close()
    await small.close()
  }
}

/**
 * Creates a ledger whose past months are closed. Returns a function that reads a page of it, in milliseconds per call.
 */
async function openAccounts({ database, origin, customer }: Site, lines: number) {
  const admin = await buildAccount(database, { role: 'admin' })
  const open = Temporal.Now.plainDateISO('Europe/Paris').toPlainYearMonth()
  for (let ago = CLOSED_BEFORE + 1; ago >= 0; ago--) {
    const month = open.subtract({ months: ago }).toPlainDate({ day: 1 }).toString()
    const own = ago > 1 ? Math.floor(lines / CLOSED_BEFORE) : MONTH_LINES
    await fillLedger(database, { lines: own - (own % 2), on: month })
    if (ago > 0)
      await database
        .insertInto('ledger_closing')
        .values({ month, closed_at: new Date(), closed_by: admin.id })
        .execute()
  }
  await sql`vacuum analyze`.execute(database)
  const token = await createSessions({ secret: customer.secret, ...SESSION_HOURS }).open(
    { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
    admin,
  )
  return async (path: string): Promise<number> => {
    const started = performance.now()
    for (let at = 0; at < CALLS; at++) {
      const answer = await fetch(`${origin}/backend/finance${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.bytes()
    }
    return (performance.now() - started) / CALLS
  }
}
