import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { LISTED, openRequests } from '../claims.repository.ts'
import { activeHandler, type DeskFilters, matching } from './desk-conditions.repository.ts'
import { WAITING_FOR_SECOND } from './second-person.repository.ts'

export type DeskSort = 'urgency' | 'declared' | 'activity' | 'incident' | 'oldest_incident'

const ON_THE_DESK = [
  ...LISTED,
  'claim.owner_id',
  'claim.assignee_id',
  'claim.waiting',
  'claim.waiting_since',
  'claim.updated_at',
  'claim.is_pressing',
  'claim.written_on_at',
] as const

/** Whether the status can't be set directly: a decision is in force, was paid, or waits for a second person. */
const isHeld = sql<boolean>`(claim.id in ${WAITING_FOR_SECOND}
  or (claim.urgency_rank = 3 and (claim_ordered(claim.id) > 0 or exists (
    select from claim_outcome where claim_id = claim.id and superseded_at is null))))`

const doesOwnerRead = sql<boolean>`exists (
  select from account where account.id = claim.owner_id and account.is_active)`

export function findDeskClaims(
  database: Database,
  wanted: { filters: DeskFilters; sort: DeskSort; limit: number; offset: number },
) {
  const found = database
    .selectFrom('claim')
    .select(ON_THE_DESK)
    .select(openRequests.as('open_requests'))
    .select((eb) => eb.exists(activeHandler(eb)).as('has_handler'))
    .select(isHeld.as('is_held'))
    .select(doesOwnerRead.as('owner_reads'))
    .where(matching(wanted.filters))
  return inOrder(found, wanted.sort).limit(wanted.limit).offset(wanted.offset).execute()
}

export type DeskRow = Awaited<ReturnType<typeof findDeskClaims>>[number]

function inOrder<O>(found: SelectQueryBuilder<Schema, 'claim', O>, sort: DeskSort) {
  if (sort === 'declared') return found.orderBy('claim.declared_at', 'desc').orderBy('claim.id')
  if (sort === 'activity') return found.orderBy('claim.updated_at', 'desc').orderBy('claim.id')
  if (sort === 'incident') return found.orderBy('claim.incident_date', 'desc').orderBy('claim.id')
  if (sort === 'oldest_incident') return found.orderBy('claim.incident_date').orderBy('claim.id')
  return found
    .orderBy(sql`claim.written_on_at is null`)
    .orderBy('claim.urgency_rank')
    .orderBy('claim.waiting_since')
    .orderBy('claim.id')
}

/** Ids of matching claims, unordered; stops after `most` + 1. */
export async function findMatching(
  database: Database,
  filters: DeskFilters,
  most: number,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('claim')
    .select('claim.id')
    .where(matching(filters))
    .limit(most + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many claims match each of these filters; each count stops at `most` + 1. */
export async function countDeskClaims<Name extends string>(
  database: Database,
  wanted: Readonly<Record<Name, DeskFilters>>,
  most: number,
): Promise<Readonly<Record<Name, number>>> {
  const counts = Object.entries<DeskFilters>(wanted).map(([name, filters]) =>
    database
      .selectFrom(
        database
          .selectFrom('claim')
          .select('claim.id')
          .where(matching(filters))
          .limit(most + 1)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .as(name),
  )
  const row = await database.selectNoFrom(counts).executeTakeFirstOrThrow()
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
    // the query selects one count per requested name
  ) as Record<Name, number>
}
