import { randomUUID } from 'node:crypto'
import { dueLines } from '@sillage/domain/payments/ledger.ts'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { post } from './ledger.service.ts'

/** The components of an entry: 13,30 € owed, of which 3,30 € of tax. */
const PARTS = { premium: 1000, tax_33: 330, tax_18: 0, tax_9: 0, fgti: 0, climate: 0 }

/** A contract signed on a day, for the ledger only. */
export function buildPosting(on: Temporal.PlainDate, source: string = randomUUID()) {
  return {
    event: 'contract.signed',
    source,
    policyId: source,
    on,
    lines: dueLines(PARTS),
  } as const
}

export function postNow(database: Database, ...postings: Parameters<typeof post>[1]) {
  return inTransaction(database, (transaction) => post(transaction, postings, new Date()))
}

/** The ledger lines of a source, in order. */
export function entriesOf(database: Database, source: string) {
  return database
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['event', 'effective_on', 'account', sql<number>`cents::float8`.as('cents')])
    .where('source', '=', source)
    .orderBy('ledger_entry.id')
    .orderBy('rank')
    .execute()
}

/** The cents of a claim in each account of the ledger that is not even. */
export async function moneyOfClaim(database: Database, id: string) {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(cents)::int as cents from ledger_line where claim_id = ${id}
    group by account having sum(cents) <> 0 order by account`.execute(database)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

/** A month that can be closed now: the first open one, with an entry, years ago. */
export async function buildClosableMonth(database: Database): Promise<string> {
  const posting = buildPosting(Temporal.PlainDate.from('2020-01-15'))
  await postNow(database, posting)
  const { effective_on } = await database
    .selectFrom('ledger_entry')
    .select('effective_on')
    .where('source', '=', posting.source)
    .executeTakeFirstOrThrow()
  return effective_on.slice(0, 7)
}
