import { DELAYS } from '@sillage/domain/law/delays.ts'
import { dueState } from '@sillage/domain/payments/payment-state.ts'
import { DUE_STATE_LABELS, REFUSED_LABEL } from '@sillage/domain/payments/payments.messages.ts'
import { dayInParis, isBefore, parseDay } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import type { DueList, dueList, ListedDue } from '@sillage/wire/payments/due-list.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { csvOf } from '../../platform/csv.ts'
import { personName } from '../../platform/database/account-columns.ts'
import { pageOf } from '../../platform/database/page.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { nameOf } from '../contract-names.service.ts'
import { ledgerDueOf } from '../customer/payments.present.ts'
import { DUE_LIST_FILE, DUE_LIST_REFUSALS } from './due-list.messages.ts'
import { type DueListFilters, findListed, type ListedRow } from './due-list.repository.ts'

/** Days before today in the default period. */
const USUAL_DAYS = 31
/** The longest period, in days: a leap year and a day. */
const MOST_DAYS = 367
const USUAL_PAGE = { limit: 20, offset: 0 }
const LONGEST_FILE = 10_000

type Filters = Query<typeof dueList.csv>

/** The dues of a period, a page at a time. Reading them is recorded in the audit log. */
export async function listDues(
  context: RequestContext,
  query: Query<typeof dueList.list>,
): Promise<DueList> {
  const today = dayInParis(context.now)
  const filters = filtersOf(query, today)
  const { limit, offset } = pageOf(query) ?? USUAL_PAGE
  const rows = await findListed(context.database, filters, {
    today: today.toString(),
    limit,
    offset,
  })
  await noteReading(context, filters, rows.length)
  const [first] = rows
  return {
    from: filters.from,
    to: filters.to,
    dues: rows.map((row) => presentListed(row, today)),
    total: {
      count: first?.listed ?? 0,
      amount: toEuros(first?.listed_cents ?? 0),
      owed: toEuros(first?.listed_owed ?? 0),
    },
    page: offset / limit + 1,
    limit,
  }
}

/** The same as a file; refused when it would exceed the largest file. */
export async function exportDues(context: RequestContext, query: Filters) {
  const today = dayInParis(context.now)
  const filters = filtersOf(query, today)
  const rows = await findListed(context.database, filters, {
    today: today.toString(),
    limit: LONGEST_FILE + 1,
    offset: 0,
  })
  if (rows.length > LONGEST_FILE)
    throw refuse({ code: 'dues.too_many', message: DUE_LIST_REFUSALS.tooMany })
  await noteReading(context, filters, rows.length)
  const lines = rows.map((row) => {
    const due = presentListed(row, today)
    return [
      due.dueOn,
      due.payer,
      due.contract,
      due.contractId.slice(0, 8),
      DUE_LIST_FILE.methods[due.method],
      due.amount,
      due.owed,
      due.stateLabel,
      due.reference,
    ]
  })
  return {
    bytes: csvOf([[...DUE_LIST_FILE.heads], ...lines]),
    filename: DUE_LIST_FILE.name(filters.from, filters.to),
  }
}

function noteReading(
  { database, session }: RequestContext,
  filters: DueListFilters,
  found: number,
) {
  const { from, to, state, method } = filters
  return recordListing(database, {
    actorId: session.account.id,
    action: 'finance.read',
    subjectKind: 'finance',
    subjectId: '',
    filter: {
      since: from,
      until: to,
      ...(state && { state }),
      ...(method && { method }),
    },
    found,
  })
}

/** Reads the filters; throws 422 unless the days are valid, in order and at most a year apart. */
function filtersOf(
  { from, to, state, method }: Filters,
  today: Temporal.PlainDate,
): DueListFilters {
  const first = from === undefined ? today.subtract({ days: USUAL_DAYS }) : parseDay(from)
  if (!first) throw refuse({ code: 'dues.day', message: DUE_LIST_REFUSALS.day, path: 'from' })
  const last = to === undefined ? today.add({ days: DELAYS.paymentNotice.count }) : parseDay(to)
  if (!last) throw refuse({ code: 'dues.day', message: DUE_LIST_REFUSALS.day, path: 'to' })
  if (isBefore(last, first))
    throw refuse({ code: 'dues.order', message: DUE_LIST_REFUSALS.order, path: 'to' })
  if (isBefore(first.add({ days: MOST_DAYS }), last))
    throw refuse({ code: 'dues.span', message: DUE_LIST_REFUSALS.span, path: 'to' })
  return {
    from: first.toString(),
    to: last.toString(),
    state: state ?? null,
    method: method ?? null,
  }
}

function presentListed(row: ListedRow, today: Temporal.PlainDate): ListedDue {
  const known = ledgerDueOf(row, today)
  const state = dueState(known, today)
  return {
    id: row.id,
    dueOn: row.due_on,
    accountId: row.account_id,
    payer: personName(row),
    contractId: row.contract_id,
    contract: nameOf(row),
    method: row.method,
    amount: toEuros(row.cents),
    owed: row.issued_at !== null && row.owed > 0 ? toEuros(row.owed) : 0,
    state,
    stateLabel: known.refused ? REFUSED_LABEL : DUE_STATE_LABELS[state],
    reference: row.reference,
  }
}
