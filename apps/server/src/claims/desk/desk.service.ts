import { natureById, naturesLabelled } from '@sillage/domain/claims/natures.ts'
import { statusesMeant } from '@sillage/domain/claims/status.ts'
import { ageColour, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { isWorkingDay } from '@sillage/domain/values/working-days.ts'
import type { claimDesk, DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { recordListing } from '../../audit/audit.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findConcerning } from '../access/claim-access.repository.ts'
import { findNames, type Named } from '../access/people.repository.ts'
import { presentClaim } from '../claims.present.ts'
import { unreadByClaim, unreadFor } from '../discussion/messages.service.ts'
import { dateOf } from '../outcome/claim-movement.ts'
import {
  countDeskClaims,
  type DeskFilters,
  type DeskRow,
  findDeskClaims,
  findFacets,
} from './desk.repository.ts'

/** Counting stops here: a desk of 100,000 claims answers as fast as one of 1,000. */
const MOST_FOUND = 1000
const MOST_IN_STRIP = 10_000
const MOST_WORDS = 8
/** Days in which a file that a colleague gave is shown as received. */
const DAYS_RECEIVED = 7
const LATE_AFTER = 5
const USUAL_LIMIT = 25

/** One page of all claims, with what the desk shows around it. */
export async function searchClaims(context: RequestContext, query: Query<typeof claimDesk.search>) {
  const { database, now, session } = context
  const { page = 1, limit = USUAL_LIMIT, sort = 'urgency' } = query
  const today = dayInParis(now)
  const me = session.account.id
  const filters = { ...filtersOf(query, { me, today }), ...(await filtersOfReader(context, query)) }
  const [rows, { found }, strip, facets] = await Promise.all([
    findDeskClaims(database, { filters, sort, limit, offset: (page - 1) * limit }),
    countDeskClaims(database, { found: filters }, MOST_FOUND),
    countDeskClaims(
      database,
      {
        pending: { statuses: ['pending'] },
        ongoing: { statuses: ['in_progress', 'under_review'] },
        late: { lateSince: startOfLate(today) },
        nobody: { isOpen: true, assigneeId: null },
        inactive: { hasNoHandler: true },
        written: { isWrittenOn: true },
      },
      MOST_IN_STRIP,
    ),
    findFacets(database),
  ])
  const names = await findNames(
    database,
    rows.flatMap((row) => [row.owner_id, row.assignee_id]),
  )
  const claimIds = rows.map(({ id }) => id)
  const unread = await unreadByClaim(database, { session, claimIds })
  const concerning = await findConcerning(database, { accountId: me, claimIds })
  await recordListing(database, {
    actorId: me,
    action: 'claim.listed',
    subjectKind: 'claim',
    subjectId: '',
    filter: filterToLog(query),
    found: Math.min(found, MOST_FOUND),
  })
  return {
    claims: rows.map((row) => ({
      ...presentDeskClaim(row, { names, today }),
      unread: unread.get(row.id) ?? 0,
      concerns_you: row.owner_id === me || concerning.has(row.id),
    })),
    found: capped(found, MOST_FOUND),
    page,
    limit,
    strip: {
      pending: capped(strip.pending, MOST_IN_STRIP),
      ongoing: capped(strip.ongoing, MOST_IN_STRIP),
      late: capped(strip.late, MOST_IN_STRIP),
      nobody: capped(strip.nobody, MOST_IN_STRIP),
      inactive: capped(strip.inactive, MOST_IN_STRIP),
      written: capped(strip.written, MOST_IN_STRIP),
    },
    natures: labelsOfNatures(facets.natures),
    years: facets.years,
  }
}

/** The codes of a filter, and of a search that there was one. */
function filterToLog({
  text,
  status,
  nature,
  year,
  assignee,
  waiting,
  only,
}: Query<typeof claimDesk.search>) {
  return {
    ...(status === undefined ? {} : { status }),
    ...(nature === undefined ? {} : { nature: true }),
    ...(year === undefined ? {} : { year }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(only === undefined ? {} : { only }),
    ...(text ? { search: true } : {}),
  }
}

function filtersOf(
  query: Query<typeof claimDesk.search>,
  { me, today }: { me: string; today: Temporal.PlainDate },
): DeskFilters {
  const { text, status, nature, year, assignee, waiting, only } = query
  return {
    ...(text ? { words: wordsOf(text) } : {}),
    ...(status === undefined ? {} : { statuses: statusesMeant(status) }),
    ...(nature === undefined ? {} : { natures: idsOfNatures(nature) }),
    ...(year === undefined ? {} : { year }),
    ...(assignee === undefined ? {} : handlerOf(assignee, me)),
    ...(waiting === undefined ? {} : { waiting: waiting satisfies WaitingSide }),
    ...(only === 'open' ? { isOpen: true } : {}),
    ...(only === 'written' ? { isWrittenOn: true } : {}),
    ...(only === 'late' ? { lateSince: startOfLate(today) } : {}),
  }
}

/** What is asked about the reader's own day. */
async function filtersOfReader(
  context: RequestContext,
  { only }: Query<typeof claimDesk.search>,
): Promise<DeskFilters> {
  if (only === 'unread') {
    const { claims } = await unreadFor(context)
    return { ids: claims.map(({ claim_id }) => claim_id) }
  }
  if (only !== 'received') return {}
  const since = context.now.subtract({ hours: 24 * DAYS_RECEIVED })
  return { received: { by: context.session.account.id, since: dateOf(since) } }
}

function wordsOf(text: string): string[] {
  const words = text.toWellFormed().replaceAll('\u0000', '').split(/\s+/u).filter(Boolean)
  return words.slice(0, MOST_WORDS)
}

const inFrench = new Intl.Collator('fr')

/** The ids that a label stands for, of whichever product; a label that is not known any more is its own id. */
function idsOfNatures(label: string): readonly string[] {
  const ids = naturesLabelled(label).map(({ id }) => id)
  return ids.length > 0 ? ids : [label]
}

function labelsOfNatures(ids: readonly string[]): string[] {
  const labels = ids.map((id) => natureById(id)?.label ?? id)
  return [...new Set(labels)].toSorted(inFrench.compare)
}

function handlerOf(assignee: string, me: string): DeskFilters {
  if (assignee === 'inactive') return { hasNoHandler: true }
  if (assignee === 'nobody') return { assigneeId: null }
  return { assigneeId: assignee === 'me' ? me : assignee }
}

/** What waits since before this moment is late: the first moment of the fifth working day back. */
function startOfLate(today: Temporal.PlainDate): Date {
  let day = today
  for (let left = LATE_AFTER; left > 0; day = day.subtract({ days: 1 }))
    if (isWorkingDay(day)) left--
  return new Date(day.add({ days: 1 }).toZonedDateTime('Europe/Paris').epochMilliseconds)
}

function capped(count: number, most: number) {
  return { count: Math.min(count, most), more: count > most }
}

function presentDeskClaim(
  row: DeskRow,
  { names, today }: { names: ReadonlyMap<string, Named>; today: Temporal.PlainDate },
): Omit<DeskClaim, 'unread' | 'concerns_you'> {
  const assignee = row.assignee_id === null ? undefined : names.get(row.assignee_id)
  const waitingSince = row.waiting_since.toTemporalInstant()
  return {
    ...presentClaim(row),
    owner: names.get(row.owner_id)?.name ?? '',
    assignee: assignee
      ? { userId: assignee.userId, name: assignee.name, is_active: Boolean(row.has_handler) }
      : null,
    waiting: row.waiting,
    waiting_since: row.waiting_since.toISOString(),
    updated_at: row.updated_at.toISOString(),
    age: ageColour({ status: row.status, waiting: row.waiting, waitingSince }, today),
    is_pressing: row.is_pressing,
    open_requests: row.open_requests,
    written_on: row.written_on_at?.toISOString() ?? null,
  }
}
