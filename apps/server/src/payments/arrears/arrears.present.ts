import {
  arrearsState,
  type FormalNotice,
  suspensionDay,
  terminationDay,
} from '@sillage/domain/payments/arrears.ts'
import type { Arrears } from '@sillage/domain/payments/payment-state.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { nameOf } from '../contract-names.service.ts'
import { ARREARS_LABELS } from './arrears.messages.ts'
import type { DeskNotice, NoticeRow, PostedNotice } from './notices.repository.ts'

/** A notice in the domain's terms. */
export function formalNoticeOf(
  row: Pick<NoticeRow, 'posted_on' | 'suspended_at' | 'resumes_at'>,
): FormalNotice {
  return {
    postedOn: row.posted_on === null ? null : Temporal.PlainDate.from(row.posted_on),
    suspendedAt: row.suspended_at?.toTemporalInstant() ?? null,
    resumesAt: row.resumes_at?.toTemporalInstant() ?? null,
  }
}

/** The effect of a posted notice on a contract, as its policyholder reads it; null before it is posted. */
export function arrearsOf(row: PostedNotice): Arrears | null {
  const { postedOn, suspendedAt, resumesAt } = formalNoticeOf(row)
  return (
    postedOn && {
      noticedOn: postedOn,
      suspendedOn: suspendedAt && dayInParis(suspendedAt),
      resumesAt,
      coversUntil: Temporal.PlainDate.from(row.covers_until),
    }
  )
}

export function presentNotice(row: DeskNotice, now: Temporal.Instant): FormalNoticeRow | null {
  const notice = formalNoticeOf(row)
  const isOver = row.closed_for === 'ended' || row.closed_for === 'terminated'
  const state = isOver ? 'over' : arrearsState(notice, { now, today: dayInParis(now) })
  if (!state) return null
  const { postedOn } = notice
  const claimed = row.dues.filter((due) => due.claimed !== null)
  // of a contract that is over, whatever was called is claimed
  const owed = (isOver ? row.dues : claimed).reduce((sum, due) => sum + Math.max(0, due.owed), 0)
  if (isOver && owed === 0) return null
  const [first = dayInParis(now).toString()] = claimed.map(({ dueOn }) => dueOn).toSorted()
  return {
    id: row.id,
    contractId: row.insured,
    product: row.product,
    name: nameOf(row),
    accountId: row.account_id,
    recipient: row.recipient,
    address: row.address,
    isAbroad: row.is_abroad,
    holderDied: row.holder_died,
    state,
    stateLabel: ARREARS_LABELS[state],
    claimed: toEuros(row.cents),
    owed: toEuros(owed),
    dueOn: first,
    draftedOn: dayInParis(row.drafted_at.toTemporalInstant()).toString(),
    postedOn: row.posted_on,
    postalNumber: row.postal_number,
    stopsOn: postedOn && suspensionDay(postedOn).toString(),
    terminableOn: postedOn && terminationDay(postedOn).toString(),
    terminatedOn:
      row.closed_for === 'terminated' && row.closed_at
        ? dayInParis(row.closed_at.toTemporalInstant()).toString()
        : null,
    resumesAt: row.resumes_at?.toISOString() ?? null,
  }
}
