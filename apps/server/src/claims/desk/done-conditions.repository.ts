import type { Done } from '@sillage/domain/claims/desk/done.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What was done after one moment and up to another: by somebody, or of a claim that somebody has now. */
export interface DoneIn {
  readonly what: Done
  readonly since: Date
  readonly until: Date
  readonly by: string | undefined
}

/** The claims to which it was done; each reads the index of its moment. */
export function wasDone(eb: ExpressionBuilder<Schema, 'claim'>, done: DoneIn) {
  const { what, since, until, by } = done
  const ofWhoHasIt = by === undefined ? [] : [eb('claim.assignee_id', '=', by)]
  if (what === 'declared')
    return eb.and([
      eb('claim.declared_at', '>', since),
      eb('claim.declared_at', '<=', until),
      ...ofWhoHasIt,
    ])
  if (what === 'answered') return eb('claim.id', 'in', answeredFirst(done))
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
        // as its index is: a plan that does not know it reads every event
        .where(sql<SqlBool>`claim_event.kind = 'reopened'`)
        .where('claim_event.at', '>', since)
        .where('claim_event.at', '<=', until),
    ),
    ...ofWhoHasIt,
  ])
}

function answeredFirst({ since, until, by }: DoneIn) {
  const isBy = by === undefined ? sql`true` : sql`account_id = ${by}::uuid`
  return sql<string>`(
    select claim_id from (
      select distinct on (declared.id) declared.id as claim_id, message.account_id
      from claim declared
      join claim_message message on message.claim_id = declared.id and message.kind = 'text'
      join account author on author.id = message.account_id
        and author.role <> 'user' and author.id <> declared.owner_id
      where declared.declared_at > ${since} and declared.declared_at <= ${until}
      order by declared.id, message.id) first_answer
    where ${isBy})`
}
