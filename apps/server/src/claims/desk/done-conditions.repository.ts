import type { Done } from '@sillage/domain/claims/desk/done.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What was done after `since` and up to `until`: by `by`, or to a claim assigned to them now. */
export interface DoneIn {
  readonly what: Done
  readonly since: Date
  readonly until: Date
  readonly by: string | undefined
}

/** The claims to which this was done in that time; each kind uses the index on its own timestamp. */
export function wasDone(eb: ExpressionBuilder<Schema, 'claim'>, done: DoneIn) {
  const { what, since, until, by } = done
  const ofWhoHasIt = by === undefined ? [] : [eb('claim.assignee_id', '=', by)]
  if (what === 'declared')
    return eb.and([
      eb('claim.declared_at', '>', since),
      eb('claim.declared_at', '<=', until),
      ...ofWhoHasIt,
    ])
  if (what === 'answered')
    return eb.and([
      eb('claim.declared_at', '>', since),
      eb('claim.declared_at', '<=', until),
      by === undefined
        ? eb('claim.first_answer_by', 'is not', null)
        : eb('claim.first_answer_by', '=', by),
    ])
  if (what === 'decided')
    return eb(
      'claim.id',
      'in',
      eb
        .selectFrom('claim_outcome')
        .select('claim_outcome.claim_id')
        .where('claim_outcome.decided_at', '>', since)
        .where('claim_outcome.decided_at', '<=', until)
        .$if(by !== undefined, (query) => query.where('claim_outcome.decided_by', '=', by ?? '')),
    )
  return eb.and([
    eb(
      'claim.id',
      'in',
      eb
        .selectFrom('claim_event')
        .select('claim_event.claim_id')
        // written as in its partial index: otherwise the planner reads every event
        .where(sql<SqlBool>`claim_event.kind = 'reopened'`)
        .where('claim_event.at', '>', since)
        .where('claim_event.at', '<=', until),
    ),
    ...ofWhoHasIt,
  ])
}
