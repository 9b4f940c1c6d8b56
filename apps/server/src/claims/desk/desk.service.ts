import { natureById } from '@sillage/domain/claims/natures.ts'
import { ageColour, firstNotLate } from '@sillage/domain/claims/urgency.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { reservesOf } from '../../payments/claims/claim-money.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findConcerning } from '../access/claim-access.repository.ts'
import { findNames, type Named } from '../access/people.repository.ts'
import { presentClaim } from '../claims.present.ts'
import { deskCsv, type ExportedClaim } from './desk.present.ts'
import { countDeskClaims, type DeskRow, findDeskClaims, findMatching } from './desk.repository.ts'
import { filtersFor, filterToLog } from './desk-filters.ts'
import { countExactly } from './exact-count.service.ts'
import { findFacets } from './facets.repository.ts'
import { countStrip } from './strip.repository.ts'

/** Counts stop here, so that a desk of 100,000 claims answers as fast as one of 1,000. */
const MOST_FOUND = 1000
const USUAL_LIMIT = 25
const NO_FACETS = { natures: [], years: [] }
const MOST_EXPORTED = 5000

/**
 * One page, and how many match. With words, the matching ids are first read from their index: when there are few, the
 * page is selected from those instead of scanning all claims in order.
 */
async function findPage(database: Database, wanted: Parameters<typeof findDeskClaims>[1]) {
  const { filters } = wanted
  if (!filters.words) {
    const [rows, { found }] = await Promise.all([
      findDeskClaims(database, wanted),
      countDeskClaims(database, { found: filters }, MOST_FOUND),
    ])
    return { rows, found }
  }
  const ids = await findMatching(database, filters, MOST_FOUND)
  const few = ids.length <= MOST_FOUND ? { filters: { ids } } : {}
  return { rows: await findDeskClaims(database, { ...wanted, ...few }), found: ids.length }
}

/** One page of all claims, with the figures shown around it. */
export async function searchClaims(context: RequestContext, query: Query<typeof claimDesk.search>) {
  const { database, now, session } = context
  const { page = 1, limit = USUAL_LIMIT, sort = 'urgency' } = query
  const isWhole = query.rows_only === undefined
  const today = dayInParis(now)
  const me = session.account.id
  const filters = await filtersFor(context, query)
  const [{ rows, found }, strip, facets] = await Promise.all([
    findPage(database, { filters, sort, limit, offset: (page - 1) * limit }),
    isWhole ? countStrip(database, { notLate: firstNotLate(today) }) : null,
    isWhole ? findFacets(database) : NO_FACETS,
  ])
  const exactly = found > MOST_FOUND ? await countExactly(database, filters, today) : found
  const names = await findNames(
    database,
    rows.flatMap((row) => [row.owner_id, row.assignee_id]),
  )
  const claimIds = rows.map(({ id }) => id)
  const reserves = await reservesOf(database, claimIds)
  const concerning = await findConcerning(database, { accountId: me, claimIds })
  await recordListing(database, {
    actorId: me,
    action: 'claim.listed',
    subjectKind: 'claim',
    subjectId: '',
    filter: filterToLog(query),
    found: exactly ?? MOST_FOUND,
  })
  return {
    claims: rows.map((row) => {
      const concernsYou = row.owner_id === me || concerning.has(row.id)
      return {
        ...presentDeskClaim(row, { names, reserves, today }),
        concerns_you: concernsYou,
        may_set_status: !(concernsYou || row.is_held),
      }
    }),
    found: { count: exactly ?? MOST_FOUND, more: exactly === undefined },
    page,
    limit,
    strip: strip && {
      pending: counted(strip.pending),
      ongoing: counted(strip.ongoing),
      late: counted(strip.late),
      nobody: counted(strip.nobody),
      inactive: counted(strip.inactive),
      written: counted(strip.written),
    },
    natures: labelsOfNatures(facets.natures),
    years: facets.years,
  }
}

/** The claims of a search as CSV; each export is audited as one reading of many claims. */
export async function exportClaims(
  context: RequestContext,
  query: Query<typeof claimDesk.csv>,
): Promise<Uint8Array> {
  const { database, now, session } = context
  const rows = await findDeskClaims(database, {
    filters: await filtersFor(context, query),
    sort: query.sort ?? 'urgency',
    limit: MOST_EXPORTED,
    offset: 0,
  })
  const names = await findNames(
    database,
    rows.flatMap((row) => [row.owner_id, row.assignee_id]),
  )
  const reserves = await reservesOf(
    database,
    rows.map(({ id }) => id),
  )
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'claim.listed',
    subjectKind: 'claim',
    subjectId: '',
    detail: { ...filterToLog(query), exported: true, found: rows.length },
  })
  const today = dayInParis(now)
  return deskCsv(rows.map((row) => presentDeskClaim(row, { names, reserves, today })))
}

const inFrench = new Intl.Collator('fr')

function labelsOfNatures(ids: readonly string[]): string[] {
  const labels = ids.map((id) => natureById(id)?.label ?? id)
  return [...new Set(labels)].toSorted(inFrench.compare)
}

function counted(count: number) {
  return { count, more: false }
}

interface Around {
  readonly names: ReadonlyMap<string, Named>
  readonly reserves: ReadonlyMap<string, number>
  readonly today: Temporal.PlainDate
}

function presentDeskClaim(row: DeskRow, { names, reserves, today }: Around): ExportedClaim {
  const assignee = row.assignee_id === null ? undefined : names.get(row.assignee_id)
  const waitingSince = row.waiting_since.toTemporalInstant()
  const reserve = reserves.get(row.id)
  return {
    ...presentClaim(row),
    owner: names.get(row.owner_id)?.name ?? '',
    owner_reads: row.owner_reads,
    assignee: assignee
      ? { userId: assignee.userId, name: assignee.name, is_active: Boolean(row.has_handler) }
      : null,
    waiting: row.waiting,
    waiting_since: row.waiting_since.toISOString(),
    updated_at: row.updated_at.toISOString(),
    age: ageColour({ status: row.status, waiting: row.waiting, waitingSince }, today),
    is_pressing: row.is_pressing,
    open_requests: row.open_requests,
    reserve: reserve === undefined ? null : toEuros(reserve),
    written_on: row.written_on_at?.toISOString() ?? null,
  }
}
