import type { LedgerLine } from '@sillage/domain/payments/ledger.ts'
import { closingRefusal, effectiveDay } from '@sillage/domain/payments/month.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { type Database, forReports } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { inParts } from '../platform/in-parts.ts'
import { balancesOfYear } from './balances-of-year.ts'
import { LEDGER } from './ledger.messages.ts'
import { fecOf, journalCsv, presentLedger } from './ledger.present.ts'
import {
  countEntries,
  type Entry,
  findJournal,
  findMonths,
  insertEntries,
  lastClosedMonth,
  monthOf,
} from './ledger.repository.ts'
import { findBalances } from './ledger-balances.repository.ts'
import { findReconciliation } from './statements/reconciliation.repository.ts'
import { findDeclaration, findLevies } from './taxes/declarations.repository.ts'

/** Writing a longer statement would block other requests. */
const ENTRIES_AT_ONCE = 250

/** The most entries exported in one file. */
const LONGEST_JOURNAL = 200_000

/** An event on a day, and its ledger lines. */
export interface Posting extends Omit<Entry, 'effectiveOn'> {
  readonly on: Temporal.PlainDate
  readonly lines: readonly LedgerLine[]
}

/** A debit of our account that a statement shows, in cents, booked at once or once somebody recognised it. */
export interface PaidOut {
  readonly source: string
  readonly cents: number
  readonly from: 'bank' | 'to_be_matched'
  readonly on: Temporal.PlainDate
}

/**
 * Posts events in the transaction in which they happen. Events already posted are skipped, those of a closed month take
 * the first open day, and those without lines are ignored.
 */
export async function post(transaction: Database, postings: readonly Posting[], at: Date) {
  const some = postings.filter(({ lines }) => lines.length > 0)
  if (some.length === 0) return
  const lastClosed = await lastClosedMonth(transaction)
  const entries = some.map(({ on, ...entry }) => ({
    ...entry,
    effectiveOn: effectiveDay(on, lastClosed),
  }))
  await inParts(entries, ENTRIES_AT_ONCE, (part) => insertEntries(transaction, part, at))
}

interface Wanted {
  readonly month?: string | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** The ledger of a month, the current one by default. Reading it is recorded in the audit log. */
export async function readLedger(
  { database, now, session }: RequestContext,
  { month: asked, page = 1, limit = 50 }: Wanted,
): Promise<Ledger> {
  const today = dayInParis(now)
  const month = asked ?? today.toPlainYearMonth().toString()
  const reports = forReports(database)
  const bounds = boundsOf(month)
  const newYear = monthOf(month).with({ month: 1 }).toPlainDate({ day: 1 }).toString()
  const [months, everything, before, lines, total, levies, declaration, bank] = await Promise.all([
    findMonths(reports),
    findBalances(reports, bounds),
    findBalances(reports, { from: newYear, until: newYear }),
    findJournal(reports, { ...bounds, limit, offset: (page - 1) * limit }),
    countEntries(reports, bounds),
    findLevies(reports, bounds),
    findDeclaration(reports, bounds.from),
    findReconciliation(reports),
  ])
  await recordListing(database, {
    actorId: session.account.id,
    action: 'ledger.read',
    subjectKind: 'ledger',
    subjectId: '',
    filter: { month },
    found: total,
  })
  const balances = balancesOfYear(everything, before)
  const refusal = closingRefusal(monthOf(month), { firstOpen: firstOpenOf(months), today })
  return {
    ...presentLedger({ month, months, balances, lines, refusal, levies, declaration, bank }),
    total,
    page,
    limit,
  }
}

/** The journal of a month as CSV. */
export async function exportJournal(context: RequestContext, month: string): Promise<Uint8Array> {
  const closed = await closedMonth(context, month)
  const lines = await wholeJournal(context, month)
  await tellExport(context, { month, format: 'csv' })
  return journalCsv(lines, { lastNumber: closed?.entries ?? null })
}

/** The journal of a closed month as a FEC, its entries numbered since the first ever. */
export async function exportFec(context: RequestContext, month: string): Promise<Uint8Array> {
  const closed = await closedMonth(context, month)
  if (!closed?.closed_at || closed.entries === null)
    throw refuse({ code: 'ledger.not_closed', message: LEDGER.notClosed }, 409)
  const lines = await wholeJournal(context, month)
  await tellExport(context, { month, format: 'fec' })
  return fecOf(lines, { lastNumber: closed.entries, closedAt: closed.closed_at })
}

/** A month of the ledger, if it is closed. */
async function closedMonth({ database }: RequestContext, month: string) {
  const months = await findMonths(forReports(database))
  return months.find((one) => one.closed_at !== null && monthOf(one.month).toString() === month)
}

async function wholeJournal({ database }: RequestContext, month: string) {
  const reports = forReports(database)
  const bounds = boundsOf(month)
  const count = await countEntries(reports, bounds)
  if (count === 0) throw refuse({ code: 'ledger.empty', message: LEDGER.noMonth, path: 'month' })
  if (count > LONGEST_JOURNAL)
    throw refuse({ code: 'ledger.too_many', message: LEDGER.tooMany, path: 'month' })
  return findJournal(reports, { ...bounds, limit: count, offset: 0 })
}

function tellExport(
  { database, session }: RequestContext,
  detail: { month: string; format: string },
) {
  return recordAudit(database, {
    actorId: session.account.id,
    action: 'ledger.exported',
    subjectKind: 'ledger',
    subjectId: detail.month,
    detail,
  })
}

function boundsOf(month: string) {
  const first = monthOf(month)
  return {
    from: first.toPlainDate({ day: 1 }).toString(),
    until: first.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
  }
}

export function firstOpenOf(months: Awaited<ReturnType<typeof findMonths>>) {
  const open = months.findLast(({ closed_at }) => closed_at === null)
  return open ? monthOf(open.month) : null
}
