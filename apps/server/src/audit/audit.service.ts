import { parseDay } from '@sillage/domain/values/day.ts'
import type { audit } from '@sillage/wire/audit.ts'
import type { Query } from '@sillage/wire/route.ts'
import type { Database } from '../platform/database/database.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { AUDIT_MESSAGES } from './audit.messages.ts'
import { presentEntry } from './audit.present.ts'
import {
  type AuditFact,
  type AuditFilters,
  countEntries,
  type FoundEntry,
  findEntries,
  insertEntry,
} from './audit.repository.ts'

/** The longest export; a longer period is exported in parts. */
const LONGEST_EXPORT = 100_000

/** Adds a line to the log, in the transaction of what it tells of. */
export function recordAudit(database: Database, fact: AuditFact): Promise<void> {
  return insertEntry(database, fact)
}

/** One page of the log. */
export async function readLog(
  database: Database,
  { page = 1, limit = 50, ...query }: Query<typeof audit.list>,
) {
  const filters = filtersOf(query)
  const [total, entries] = await Promise.all([
    countEntries(database, filters),
    findEntries(database, { filters, limit, offset: (page - 1) * limit }),
  ])
  return { entries: entries.map(presentEntry), total, page, limit }
}

/** What an export holds; that it was made stands in the log too. */
export async function exportLog(
  { database, actorId }: { database: Database; actorId: string },
  query: Query<typeof audit.csv>,
): Promise<FoundEntry[]> {
  const entries = await findEntries(database, {
    filters: filtersOf(query),
    limit: LONGEST_EXPORT + 1,
  })
  if (entries.length > LONGEST_EXPORT)
    throw new DomainError({
      status: 422,
      code: 'audit.too_many',
      message: AUDIT_MESSAGES.tooMany,
    })
  await recordAudit(database, {
    actorId,
    action: 'audit.exported',
    subjectKind: 'audit',
    subjectId: '',
    detail: { lines: entries.length },
  })
  return entries
}

function filtersOf({ from, to, ...others }: Query<typeof audit.csv>): AuditFilters {
  const end = to === undefined ? undefined : readDay('to', to).add({ days: 1 })
  const start = from === undefined ? undefined : readDay('from', from)
  return { ...others, from: start && midnight(start), until: end && midnight(end) }
}

function readDay(path: string, text: string): Temporal.PlainDate {
  const day = parseDay(text)
  if (day) return day
  const message = AUDIT_MESSAGES.day
  const errors = [{ path, message }]
  throw new DomainError({ status: 400, code: 'request.invalid', message, errors })
}

function midnight(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime('Europe/Paris').epochMilliseconds)
}
