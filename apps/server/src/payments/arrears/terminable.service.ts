import { arrearsState, terminationDay } from '@sillage/domain/payments/arrears.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { findDuesOf } from '../dues/dues.repository.ts'
import { ARREARS_REFUSALS } from './arrears.messages.ts'
import { formalNoticeOf } from './arrears.present.ts'
import { refuseUsedNumber } from './arrears.service.ts'
import { findNotice, holdNotice, type NoticeRow, updateNotice } from './notices.repository.ts'

/** A notice under which a contract may be terminated today: posted, and cover suspended. */
export type TerminableNotice = NoticeRow & {
  readonly posted_on: string
  readonly postal_number: string
  readonly suspended_at: Date
}

/** The notice to terminate under; refused (409) before the law allows it, and once it is paid or closed. */
export async function terminableNotice(
  { database, now }: WorkContext,
  id: string,
): Promise<TerminableNotice> {
  return admitted(isUuid(id) ? await findNotice(database, id) : undefined, now)
}

function admitted(notice: NoticeRow | undefined, now: Temporal.Instant): TerminableNotice {
  if (!notice) throw notFound()
  const { posted_on, postal_number, suspended_at } = notice
  const code = 'notice.not_terminable'
  if (notice.closed_at || posted_on === null || postal_number === null || suspended_at === null)
    throw refuse({ code, message: ARREARS_REFUSALS.notSuspended }, 409)
  const known = formalNoticeOf(notice)
  if (arrearsState(known, { now, today: dayInParis(now) }) !== 'may_terminate') {
    const from = formatDay(terminationDay(Temporal.PlainDate.from(posted_on)))
    throw refuse({ code, message: ARREARS_REFUSALS.notTerminable(from) }, 409)
  }
  return { ...notice, posted_on, postal_number, suspended_at }
}

/** Refuses (409) a contract that is over. */
export function refuseOver(): never {
  throw refuse({ code: 'notice.not_terminable', message: ARREARS_REFUSALS.notSuspended }, 409)
}

/**
 * Closes a notice when its contract is terminated. Locked after the dues, in the same order as an import, whose payment
 * might have closed it.
 */
export async function closeTerminated(
  { database, now }: WorkContext,
  id: string,
  { by, number, key }: { by: string; number: string; key: string },
) {
  admitted(await holdNotice(database, id), now)
  await refuseUsedNumber(database, number)
  await updateNotice(database, id, {
    closed_at: new Date(now.epochMilliseconds),
    closed_for: 'terminated',
    terminated_by: by,
    termination_number: number,
    termination_key: key,
  })
}

/** What contracts owe today, in cents: called and unpaid. */
export async function owedTogether(
  database: Database,
  contractIds: readonly string[],
): Promise<Cents> {
  const dues = await findDuesOf(database, contractIds)
  return dues.reduce((sum, { issued_at, owed }) => sum + (issued_at ? Math.max(0, owed) : 0), 0)
}
