import type { LateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

export interface LateFor {
  readonly cause: LateCause
  /** Late means the insurer's turn since before this moment. */
  readonly since: Date
  /** The day on which a handler may be away. */
  readonly day: string
}

/** Late claims of one cause, the first that applies; same order as `lateCause` of the domain. */
export function isLateFor(eb: ExpressionBuilder<Schema, 'claim'>, { cause, since, day }: LateFor) {
  const late = sql<boolean>`(claim.urgency_rank < 2 and claim.waiting_since < ${since})`
  const hasHandler = sql<boolean>`exists (select from account
    where account.id = claim.assignee_id and role <> 'user' and is_active)`
  if (cause === 'nobody') return eb.and([late, eb.not(hasHandler)])
  const isAway = sql<boolean>`exists (select from staff_absence
    where account_id = claim.assignee_id and ${day}::date between first_day and last_day)`
  if (cause === 'away') return eb.and([late, hasHandler, isAway])
  const toSign = sql<boolean>`claim.id in (select claim_id from claim_proposal where answer is null)`
  const present = [late, hasHandler, eb.not(isAway)]
  if (cause === 'signature') return eb.and([...present, toSign])
  const lastWord = {
    first_answer: sql<boolean>`claim.last_word is null`,
    reply: sql<boolean>`claim.last_word = 'customer'`,
    work: sql<boolean>`claim.last_word = 'insurer'`,
  }[cause]
  return eb.and([...present, eb.not(toSign), lastWord])
}
