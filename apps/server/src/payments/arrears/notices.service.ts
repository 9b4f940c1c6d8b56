import { randomUUID } from 'node:crypto'
import { noticeDay, reviewNotice } from '@sillage/domain/payments/arrears.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { nextTry } from '../dues/next-try.ts'
import { formalNoticeOf } from './arrears.present.ts'
import {
  holdOpenNotices,
  insertNotice,
  type OpenNotice,
  updateNotice,
} from './notices.repository.ts'
import { findUnpaid, type UnpaidDue } from './unpaid.repository.ts'

/** What a letter will claim for one insurance period. */
export interface ToClaim {
  readonly accountId: string
  readonly policyId: string
  /** The first contract of the period, and the one insured now. */
  readonly contractId: string
  readonly insuredId: string
  readonly dues: readonly Pick<UnpaidDue, 'id' | 'due_on' | 'reference' | 'owed'>[]
}

/** What formal notices may claim today, one entry per insurance period. */
export async function claimable(database: Database, now: Temporal.Instant): Promise<ToClaim[]> {
  const today = dayInParis(now)
  const ripe = (await findUnpaid(database, today)).filter((due) => isRipe(due, today))
  return Array.from(Map.groupBy(ripe, ({ root }) => root).values()).flatMap((dues) => {
    const [first] = dues
    if (!first) return []
    const { account_id, policy_id, root, insured } = first
    return [
      { accountId: account_id, policyId: policy_id, contractId: root, insuredId: insured, dues },
    ]
  })
}

function isRipe(due: UnpaidDue, today: Temporal.PlainDate): boolean {
  const { lastReason, lastAnswer } = due.tried
  const from = noticeDay({
    dueOn: Temporal.PlainDate.from(due.due_on),
    isCollected: nextTry(due, today) !== null,
    refusal:
      lastAnswer === null
        ? null
        : { code: lastReason ?? '', on: Temporal.PlainDate.from(lastAnswer) },
  })
  return from !== null && !isBefore(today, from)
}

interface Letter {
  readonly claim: ToClaim
  readonly recipient: string
  readonly address: readonly string[]
  readonly isAbroad: boolean
  /** The letter's key in the object store. */
  readonly key: string
}

/** Stores a letter that is yet to be posted. */
export function keepLetter(
  database: Database,
  { claim, recipient, address, isAbroad, key }: Letter,
  now: Temporal.Instant,
) {
  const { accountId, policyId, contractId, dues } = claim
  return inTransaction(database, (transaction) =>
    insertNotice(
      transaction,
      {
        id: randomUUID(),
        account_id: accountId,
        contract_id: contractId,
        policy_id: policyId,
        cents: dues.reduce((sum, { owed }) => sum + owed, 0),
        recipient,
        address: [...address],
        is_abroad: isAbroad,
        object_key: key,
        drafted_at: dateOf(now),
      },
      dues.map(({ id, owed }) => ({ id, cents: owed })),
    ),
  )
}

/** A suspension or a resumption of cover. */
export interface CoverChange {
  readonly noticeId: string
  readonly accountId: string
  /** The contract insured now. */
  readonly contractId: string
  readonly kind: 'suspension' | 'resumption'
  readonly at: Temporal.Instant
  /** For a resumption: cover never stopped, since the payment had arrived before the suspension. */
  readonly hasNoGap: boolean
}

/**
 * Updates open notices according to the date and to what was paid. Returns the resulting changes of cover. Only with
 * `suspends`, used by the daily job, may cover be suspended. Repeating it changes nothing.
 */
export async function reviewNotices(
  transaction: Database,
  now: Temporal.Instant,
  { suspends }: { suspends: boolean },
): Promise<CoverChange[]> {
  const today = dayInParis(now)
  const changes: CoverChange[] = []
  for (const notice of await holdOpenNotices(transaction, today)) {
    const known = formalNoticeOf(notice)
    const review = reviewNotice(known, {
      dues: notice.dues.map(({ dueOn, claimed, paidOn }) => ({
        dueOn: Temporal.PlainDate.from(dueOn),
        isNoticed: claimed !== null,
        paidOn: paidOn === null ? null : Temporal.PlainDate.from(paidOn),
      })),
      isChanged: owedOfClaimed(notice) !== notice.cents || notice.has_address_now,
      isRunning: notice.is_running,
      today,
    })
    const { id: noticeId, account_id: accountId, insured: contractId } = notice
    if (review.act === 'suspend' && suspends) {
      await updateNotice(transaction, noticeId, { suspended_at: dateOf(review.at) })
      changes.push({
        noticeId,
        accountId,
        contractId,
        kind: 'suspension',
        at: review.at,
        hasNoGap: false,
      })
    }
    if (review.act === 'close') {
      const { why, resumesAt } = review
      await updateNotice(transaction, noticeId, {
        closed_at: dateOf(now),
        closed_for: why,
        resumes_at: resumesAt && dateOf(resumesAt),
      })
      if (resumesAt && notice.is_running)
        changes.push({
          noticeId,
          accountId,
          contractId,
          kind: 'resumption',
          at: resumesAt,
          hasNoGap: known.suspendedAt?.equals(resumesAt) === true,
        })
    }
  }
  return changes
}

function owedOfClaimed({ dues }: OpenNotice): number {
  return dues.reduce((sum, { claimed, owed }) => sum + (claimed === null ? 0 : owed), 0)
}
