import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../platform/database/like.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type DoneIn, wasDone } from './done-conditions.repository.ts'
import { isLateFor, type LateFor } from './late-conditions.repository.ts'
import { WAITING_FOR_SECOND } from './second-person.repository.ts'

const LEFT_IN_RESERVE = sql<number>`(select -sum(cents) from ledger_line
  where ledger_line.claim_id = claim.id and account = 'claims_reserve')`

export interface DeskFilters {
  /** Each must occur in the nature, description or id. */
  readonly words?: readonly string[]
  readonly statuses?: readonly ClaimStatus[]
  /** Ids of natures, because two products may use the same label. */
  readonly natures?: readonly string[]
  readonly year?: number
  /** Null: claims without a handler. */
  readonly assigneeId?: string | null
  readonly waiting?: WaitingSide
  /** Open, or closed with new messages, and not assigned to an active team member. */
  readonly hasNoHandler?: true
  /** Assigned to somebody who is away on `day` and covered by this deputy. */
  readonly inPlaceOf?: { readonly deputyId: string; readonly day: string }
  /** Only these claims. */
  readonly ids?: readonly string[]
  /** Open, and assigned to `by` by somebody else after `since`. */
  readonly received?: { readonly by: string; readonly since: Date }
  /** Closed, with messages since then that nobody has answered. */
  readonly isWrittenOn?: true
  readonly needsSecond?: true
  /** Open, without a first answer from the team. */
  readonly isUnanswered?: true
  /** Open, and the same side's turn since before this moment. */
  readonly waitsSince?: Date
  /** Open, with at least this many cents in reserve. */
  readonly reserved?: number
  readonly isOpen?: true
  /** The insurer's turn since before this moment. */
  readonly lateSince?: Date
  readonly lateFor?: LateFor
  /** Declared at or after `declaredFrom` and before `declaredUntil`, open or not. */
  readonly declaredFrom?: Date
  readonly declaredUntil?: Date
  readonly done?: DoneIn
}

type Claims = ExpressionBuilder<Schema, 'claim'>
type Wanted = Required<DeskFilters>
type Conditions = {
  readonly [K in keyof Wanted]: (
    eb: Claims,
    value: Wanted[K],
  ) => readonly Expression<SqlBool>[] | Expression<SqlBool>
}

// literals: without the values the planner can't tell the few open claims from the many closed ones
const isOpen = (eb: Claims) => eb('claim.urgency_rank', '<', eb.lit(3))

const CONDITIONS: Conditions = {
  words: (eb, words) =>
    words.map((word) =>
      eb(
        'claim.search_text',
        'like',
        sql<string>`lower(translate(${containing(word)},
        'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸàâäçéèêëîïôöùûüÿ’', 'AAACEEEEIIOOUUUYaaaceeeeiioouuuy'''))`,
      ),
    ),
  statuses: (eb, statuses) => eb('claim.status', 'in', statuses),
  natures: (eb, natures) => eb('claim.nature_id', 'in', natures),
  year: (eb, year) => eb.between('claim.incident_date', `${year}-01-01`, `${year}-12-31`),
  assigneeId: (eb, id) => eb('claim.assignee_id', id === null ? 'is' : '=', id),
  waiting: (eb, side) => eb('claim.waiting', '=', side),
  isOpen,
  isWrittenOn: (eb) => eb('claim.written_on_at', 'is not', null),
  ids: (eb, ids) => eb('claim.id', '=', sql<string>`any(${ids}::uuid[])`),
  lateFor: isLateFor,
  isUnanswered: (eb) => [isOpen(eb), eb('claim.first_answer_minutes', 'is', null)],
  needsSecond: (eb) => eb('claim.id', 'in', WAITING_FOR_SECOND),
  received: receivedBy,
  inPlaceOf: ofWhoIsAway,
  hasNoHandler: (eb) => [
    eb.or([isOpen(eb), eb('claim.written_on_at', 'is not', null)]),
    eb.not(eb.exists(activeHandler(eb))),
  ],
  waitsSince: (eb, since) => [isOpen(eb), eb('claim.waiting_since', '<', since)],
  reserved: (eb, cents) => [
    isOpen(eb),
    // what was last set has an index; what is left of it after a payment is in the ledger
    eb('claim.reserve_cents', '>=', cents),
    eb(LEFT_IN_RESERVE, '>=', cents),
  ],
  declaredFrom: (eb, from) => eb('claim.declared_at', '>=', from),
  declaredUntil: (eb, until) => eb('claim.declared_at', '<', until),
  done: wasDone,
  lateSince: (eb, since) => [
    eb('claim.urgency_rank', '<', eb.lit(2)),
    eb('claim.waiting_since', '<', since),
  ],
}

/** The conditions of a search. */
export function matching(filters: DeskFilters) {
  return (eb: Claims) => {
    const conditionOf = <K extends keyof Wanted>(name: K, value: Partial<Wanted>[K]) =>
      value === undefined ? [] : CONDITIONS[name](eb, value)
    const names = Object.keys(CONDITIONS) as (keyof Wanted)[]
    return eb.and(names.flatMap((name) => conditionOf(name, filters[name])))
  }
}

function receivedBy(eb: Claims, { by, since }: NonNullable<DeskFilters['received']>) {
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

function ofWhoIsAway(eb: Claims, { deputyId, day }: NonNullable<DeskFilters['inPlaceOf']>) {
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

/** The handler of the claim, while they are an active team member. */
export function activeHandler(eb: Claims) {
  return eb
    .selectFrom('account')
    .select('account.id')
    .whereRef('account.id', '=', 'claim.assignee_id')
    .where('account.role', '<>', 'user')
    .where('account.is_active', '=', (literal) => literal.lit(true))
}
