import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { containing } from '../platform/database/like.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

/** A complaint is in time if received after `received` while not acknowledged, after `acknowledged` once it is. */
export interface InTime {
  readonly received: Date
  readonly acknowledged: Date
}

export interface ComplaintFilter {
  readonly state?: ComplaintState | 'open' | undefined
  readonly motive?: ComplaintMotive | 'none' | undefined
  readonly receivedSince?: Date | undefined
  /** Only those whose next step is overdue. */
  readonly late?: InTime | undefined
  /** Null: complaints without a handler. */
  readonly ownerId?: string | null
  /** Each must occur in the complaint's text, its number or its author's name. */
  readonly words: readonly string[]
}

const TEXT = sql`fold_text(complaint.id::text || ' ' || complaint.subject || ' ' || complaint.message)`
const CORRESPONDENT_WORDS = sql`fold_text(concat_ws(' ', '', correspondent_name, correspondent_email))`

/**
 * Each word must occur in the text or in the author's name. Complaints whose text has all words are found by the index
 * on texts; the others need a word in a name, and are found by the index on accounts, or are among the few without an
 * account. A plain « or » of these would scan every complaint.
 */
function hasWords(words: readonly string[]) {
  const likes = words.map((word) => sql`like fold_text(${containing(word)})`)
  const inText = likes.map((like) => sql`${TEXT} ${like}`)
  const inEither = likes.map(
    (like) =>
      sql`(${TEXT} || fold_text(concat_ws(' ', '', first_name, last_name, username))) ${like}`,
  )
  const inCorrespondent = likes.map((like) => sql`(${TEXT} || ${CORRESPONDENT_WORDS}) ${like}`)
  const ofAccount = likes.map((like) => sql`account.search_text ${like}`)
  return sql<boolean>`complaint.id in (
    select id from complaint where ${sql.join(inText, sql` and `)}
    union all
    select complaint.id from complaint join account on account.id = complaint.account_id
    where (${sql.join(ofAccount, sql` or `)}) and ${sql.join(inEither, sql` and `)}
    union all
    select id from complaint where account_id is null and ${sql.join(inCorrespondent, sql` and `)})`
}

export function isLate({ received, acknowledged }: InTime) {
  return sql<boolean>`(complaint.answered_at is null and (complaint.received_at < ${acknowledged}
    or (complaint.acknowledged_at is null and complaint.received_at < ${received})))`
}

export function matching({ state, motive, ownerId, words, receivedSince, late }: ComplaintFilter) {
  return (eb: ExpressionBuilder<Schema, 'complaint'>) =>
    eb.and([
      ...(state === undefined
        ? []
        : [eb('complaint.answered_at', state === 'answered' ? 'is not' : 'is', null)]),
      ...(state === 'received' || state === 'acknowledged'
        ? [eb('complaint.acknowledged_at', state === 'received' ? 'is' : 'is not', null)]
        : []),
      ...(motive === undefined
        ? []
        : [
            eb(
              'complaint.motive',
              motive === 'none' ? 'is' : '=',
              motive === 'none' ? null : motive,
            ),
          ]),
      ...(receivedSince ? [eb('complaint.received_at', '>', receivedSince)] : []),
      ...(late ? [isLate(late)] : []),
      ...(ownerId === undefined
        ? []
        : [eb('complaint.owner_id', ownerId === null ? 'is' : '=', ownerId)]),
      ...(words.length > 0 ? [hasWords(words)] : []),
    ])
}
