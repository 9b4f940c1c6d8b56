import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { containing } from '../../platform/database/like.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type DoneIn, wasDone } from './done-conditions.repository.ts'
import { WAITING_FOR_SECOND } from './second-person.repository.ts'

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
  readonly needsSecond?: true
  /** Open, and on the same side's turn since before this moment. */
  readonly waitsSince?: Date
  /** Open, and so many cents or more put aside for it. */
  readonly reserved?: number
  /** Not closed. */
  readonly isOpen?: true
  /** Waiting for us since before this moment. */
  readonly lateSince?: Date
  /** Of these late claims. */
  readonly lateIds?: readonly string[]
  /** Declared from the first moment on, or before the second. */
  readonly declaredFrom?: Date
  readonly declaredUntil?: Date
  readonly done?: DoneIn
}

/** What was last put aside for a claim, in cents. */
export const LAST_RESERVE = sql<number | null>`(
  select cents from claim_reserve where claim_reserve.claim_id = claim.id
  order by set_at desc, claim_reserve.id limit 1)`

/** What the rows of a search have in common. */
export function matching(filters: DeskFilters) {
  return (eb: ExpressionBuilder<Schema, 'claim'>) => {
    const { words = [], statuses, natures, year, assigneeId, waiting } = filters
    const { lateSince, waitsSince } = filters
    const { isOpen, isWrittenOn, hasNoHandler, inPlaceOf, ids, received, needsSecond } = filters
    const { declaredFrom, declaredUntil, lateIds, reserved, done } = filters
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
      ...(lateIds === undefined ? [] : [eb('claim.id', '=', sql<string>`any(${lateIds}::uuid[])`)]),
      ...(needsSecond ? [eb('claim.id', 'in', WAITING_FOR_SECOND)] : []),
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
      ...(reserved === undefined
        ? []
        : [eb('claim.urgency_rank', '<', eb.lit(3)), sql<boolean>`${LAST_RESERVE} >= ${reserved}`]),
      ...(declaredFrom === undefined ? [] : [eb('claim.declared_at', '>', declaredFrom)]),
      ...(declaredUntil === undefined ? [] : [eb('claim.declared_at', '<=', declaredUntil)]),
      ...(done ? [wasDone(eb, done)] : []),
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
export function activeHandler(eb: ExpressionBuilder<Schema, 'claim'>) {
  return eb
    .selectFrom('account')
    .select('account.id')
    .whereRef('account.id', '=', 'claim.assignee_id')
    .where('account.role', '<>', 'user')
    .where('account.is_active', '=', (literal) => literal.lit(true))
}
