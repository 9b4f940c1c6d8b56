import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { LISTED, openRequests } from '../claims.repository.ts'

export interface DeskFilters {
  /** Each must stand somewhere in nature, description or id. */
  readonly words?: readonly string[]
  readonly statuses?: readonly ClaimStatus[]
  /** Ids of natures: two products may call theirs alike. */
  readonly natures?: readonly string[]
  readonly year?: number
  /** Null: nobody. */
  readonly assigneeId?: string | null
  readonly waiting?: WaitingSide
  /** Open, or closed and written on, and of nobody of the team who is active. */
  readonly hasNoHandler?: true
  /** Of whoever is away on a day, in whose place somebody handles them. */
  readonly inPlaceOf?: { readonly deputyId: string; readonly day: string }
  /** Of these claims. */
  readonly ids?: readonly string[]
  /** Open, and given to somebody by somebody else since a moment. */
  readonly received?: { readonly by: string; readonly since: Date }
  /** Closed, and written on since then without an answer. */
  readonly isWrittenOn?: true
  /** Open, and on the same side's turn since before this moment. */
  readonly waitsSince?: Date
  /** Not closed. */
  readonly isOpen?: true
  /** Waiting for us since before this moment. */
  readonly lateSince?: Date
}

export type DeskSort = 'urgency' | 'declared' | 'activity' | 'incident' | 'oldest_incident'

function matching(filters: DeskFilters) {
  return (eb: ExpressionBuilder<Schema, 'claim'>) => {
    const {
      words = [],
      statuses,
      natures,
      year,
      assigneeId,
      waiting,
      lateSince,
      waitsSince,
    } = filters
    const { isOpen, isWrittenOn, hasNoHandler, inPlaceOf, ids, received } = filters
    return eb.and([
      ...words.map((word) =>
        eb(
          'claim.search_text',
          'like',
          sql<string>`lower(translate(${containing(word)},
        'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸàâäçéèêëîïôöùûüÿ’', 'AAACEEEEIIOOUUUYaaaceeeeiioouuuy'''))`,
        ),
      ),
      ...(statuses ? [eb('claim.status', 'in', statuses)] : []),
      ...(natures === undefined ? [] : [eb('claim.nature_id', 'in', natures)]),
      ...(year === undefined
        ? []
        : [eb.between('claim.incident_date', `${year}-01-01`, `${year}-12-31`)]),
      ...(assigneeId === undefined
        ? []
        : [eb('claim.assignee_id', assigneeId === null ? 'is' : '=', assigneeId)]),
      ...(waiting === undefined ? [] : [eb('claim.waiting', '=', waiting)]),
      // literals: a plan that does not know them can't tell the few open claims from the many
      ...(isOpen ? [eb('claim.urgency_rank', '<', eb.lit(3))] : []),
      ...(isWrittenOn ? [eb('claim.written_on_at', 'is not', null)] : []),
      ...(ids === undefined ? [] : [eb('claim.id', '=', sql<string>`any(${ids}::uuid[])`)]),
      ...(received ? [receivedBy(eb, received)] : []),
      ...(inPlaceOf ? [ofWhoIsAway(eb, inPlaceOf)] : []),
      ...(hasNoHandler
        ? [
            eb.or([
              eb('claim.urgency_rank', '<', eb.lit(3)),
              eb('claim.written_on_at', 'is not', null),
            ]),
            eb.not(eb.exists(activeHandler(eb))),
          ]
        : []),
      ...(waitsSince === undefined
        ? []
        : [eb('claim.urgency_rank', '<', eb.lit(3)), eb('claim.waiting_since', '<=', waitsSince)]),
      ...(lateSince === undefined
        ? []
        : [eb('claim.urgency_rank', '<', eb.lit(2)), eb('claim.waiting_since', '<', lateSince)]),
    ])
  }
}

function receivedBy(
  eb: ExpressionBuilder<Schema, 'claim'>,
  { by, since }: NonNullable<DeskFilters['received']>,
) {
  return eb.and([
    eb('claim.assignee_id', '=', by),
    eb('claim.urgency_rank', '<', eb.lit(3)),
    eb.exists(
      eb
        .selectFrom('claim_event')
        .select('claim_event.id')
        .whereRef('claim_event.claim_id', '=', 'claim.id')
        .where('claim_event.kind', '=', 'assigned')
        .where('claim_event.about_id', '=', by)
        .where('claim_event.actor_id', '<>', by)
        .where('claim_event.at', '>', since),
    ),
  ])
}

function ofWhoIsAway(
  eb: ExpressionBuilder<Schema, 'claim'>,
  { deputyId, day }: NonNullable<DeskFilters['inPlaceOf']>,
) {
  return eb.and([
    eb(
      'claim.assignee_id',
      'in',
      eb
        .selectFrom('staff_absence')
        .select('staff_absence.account_id')
        .where('staff_absence.deputy_id', '=', deputyId)
        .where('staff_absence.first_day', '<=', day)
        .where('staff_absence.last_day', '>=', day),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('claim_participant')
          .select('claim_participant.account_id')
          .whereRef('claim_participant.claim_id', '=', 'claim.id')
          .where('claim_participant.account_id', '=', deputyId)
          .where('claim_participant.is_concerned', '=', (literal) => literal.lit(true)),
      ),
    ),
  ])
}

/** Whoever has the claim, while they may handle it. */
function activeHandler(eb: ExpressionBuilder<Schema, 'claim'>) {
  return eb
    .selectFrom('account')
    .select('account.id')
    .whereRef('account.id', '=', 'claim.assignee_id')
    .where('account.role', '<>', 'user')
    .where('account.is_active', '=', (literal) => literal.lit(true))
}

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

/** One page of the claims that match. */
export function findDeskClaims(
  database: Database,
  wanted: { filters: DeskFilters; sort: DeskSort; limit: number; offset: number },
) {
  const found = database
    .selectFrom('claim')
    .select(ON_THE_DESK)
    .select(openRequests.as('open_requests'))
    .select((eb) => eb.exists(activeHandler(eb)).as('has_handler'))
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

/** How many claims match each of these filters; the counting stops at one more than `most`. */
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
    // one count for each name asked for
  ) as Record<Name, number>
}
