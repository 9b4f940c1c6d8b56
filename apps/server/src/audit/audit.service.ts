import { parseDay } from '@sillage/domain/values/day.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { audit } from '@sillage/wire/administration/audit.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import type { Database } from '../platform/database/database.ts'
import { startOf } from '../platform/database/timestamps.ts'
import { DomainError, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { AUDIT_MESSAGES } from './audit.messages.ts'
import { presentEntry } from './audit.present.ts'
import {
  type AuditFact,
  type AuditFilters,
  type AuditListing,
  countEntries,
  type FoundEntry,
  findEntries,
  findSubjectsOf,
  insertEntry,
  insertListing,
} from './audit.repository.ts'
import { pseudonymiseEntries } from './audit-chain.repository.ts'

const MOST_WORDS = 6
/** In entries; a longer period is exported in parts. */
const LONGEST_EXPORT = 100_000

/** Adds an entry, in the transaction of the action it records. */
export function recordAudit(database: Database, fact: AuditFact): Promise<void> {
  return insertEntry(database, fact)
}

/**
 * Records that staff consulted a list, or opened a file whose parts are read apart: once per filter and quarter of an
 * hour, whatever the page, the order or the text typed, and however often an idle page refreshes.
 */
export function recordListing(database: Database, listing: AuditListing): Promise<void> {
  return insertListing(database, listing)
}

/**
 * Pseudonymises the audit entries older than `cutoff` (which must be at least a year ago). Returns how many changed.
 */
export function forgetWhoActed(database: Database, cutoff: Date): Promise<number> {
  return pseudonymiseEntries(database, cutoff)
}

/** One page of the log. Reading it is itself recorded. */
export async function readLog(
  { database, session }: RequestContext,
  { page = 1, limit = 50, ...query }: Query<typeof audit.list>,
) {
  const filters = await filtersOf(database, query)
  const [total, entries] = await Promise.all([
    countEntries(database, filters),
    findEntries(database, { filters, limit, offset: (page - 1) * limit }),
  ])
  await recordListing(database, {
    actorId: session.account.id,
    action: 'audit.read',
    subjectKind: 'audit',
    subjectId: '',
    filter: filterToLog(query),
    found: total,
  })
  return { entries: entries.map(presentEntry), total, page, limit }
}

/** The entries of an export. Making it is itself recorded. */
export async function exportLog(
  { database, session }: RequestContext,
  query: Query<typeof audit.csv>,
): Promise<FoundEntry[]> {
  const entries = await findEntries(database, {
    filters: await filtersOf(database, query),
    limit: LONGEST_EXPORT + 1,
  })
  if (entries.length > LONGEST_EXPORT)
    throw refuse({ code: 'audit.too_many', message: AUDIT_MESSAGES.tooMany })
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'audit.exported',
    subjectKind: 'audit',
    subjectId: '',
    detail: { ...filterToLog(query), lines: entries.length },
  })
  return entries
}

/** The codes of a filter, and whether there was a search: the text typed, perhaps a name, stays out of the log. */
function filterToLog({ from, to, action, subjectKind, search }: Query<typeof audit.csv>) {
  return {
    ...(action ? { action } : {}),
    ...(subjectKind ? { subjectKind } : {}),
    ...(from ? { since: from } : {}),
    ...(to ? { until: to } : {}),
    ...(search ? { search: true } : {}),
  }
}

async function filtersOf(
  database: Database,
  { from, to, ...others }: Query<typeof audit.csv>,
): Promise<AuditFilters> {
  const end = to === undefined ? undefined : readDay('to', to).add({ days: 1 })
  const start = from === undefined ? undefined : readDay('from', from)
  const words = cleanLine(others.search ?? '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const subjectIds = words.length === 0 ? [] : await findSubjectsOf(database, words)
  return { ...others, subjectIds, from: start && startOf(start), until: end && startOf(end) }
}

function readDay(path: string, text: string): Temporal.PlainDate {
  const day = parseDay(text)
  if (day) return day
  const message = AUDIT_MESSAGES.day
  const errors = [{ path, message }]
  throw new DomainError({ status: 400, code: 'request.invalid', message, errors })
}
