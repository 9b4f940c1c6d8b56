import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import { notTwoRefusal } from '../../accounts/two-people.service.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { BATCH_REFUSALS } from './batches.messages.ts'
import { type BatchRow, type FullOrder, findLimit } from './batches.repository.ts'
import { isCreditorRefused } from './waiting.repository.ts'
import { isWritable } from './writable.ts'

/** Throws 409 when the batch was already approved or withdrawn. */
export function mustBeOpen(batch: BatchRow) {
  const refusal = closedRefusal(batch)
  if (refusal) throw refuse(refusal, 409)
}

function closedRefusal({ approved_at, withdrawn_at }: BatchRow): Refusal | null {
  if (approved_at) return { code: 'batch.approved', message: BATCH_REFUSALS.approved }
  if (withdrawn_at) return { code: 'batch.withdrawn', message: BATCH_REFUSALS.withdrawn }
  return null
}

/** Throws 409 when the caller may not approve the batch. */
export async function mustBeApprovable(
  context: RequestContext,
  batch: BatchRow,
  orders: readonly FullOrder[],
) {
  const refusal = await refusalOf(context, batch, orders)
  if (refusal) throw refuse(refusal, 409)
}

/**
 * Why the caller can’t approve a batch now, in French; null when nothing is known against it (the database may still
 * refuse).
 */
export async function approvalRefusal(
  context: RequestContext,
  batch: BatchRow,
  orders: readonly FullOrder[],
): Promise<string | null> {
  if (!context.session.account.capabilities.includes('approve')) return BATCH_REFUSALS.notApprover
  return (await refusalOf(context, batch, orders))?.message ?? null
}

async function refusalOf(
  context: RequestContext,
  batch: BatchRow,
  orders: readonly FullOrder[],
): Promise<Refusal | null> {
  const { database, now, session } = context
  const closed = closedRefusal(batch)
  if (closed) return closed
  if (batch.prepared_by === session.account.id)
    return { code: 'batch.own', message: BATCH_REFUSALS.own }
  const notTwo = await notTwoRefusal(context, batch.prepared_by)
  if (notTwo) return notTwo
  if (orders.some(({ is_unpaid }) => is_unpaid))
    return { code: 'batch.unpaid', message: BATCH_REFUSALS.unpaid }
  const unread = orders.find((order) => !isWritable(order))
  if (unread) return { code: 'batch.unread', message: BATCH_REFUSALS.unread(unread.holder) }
  const stale = orders.filter(({ is_stale }) => is_stale).length
  if (stale > 0) return { code: 'batch.stale', message: BATCH_REFUSALS.stale(stale) }
  if (await isCreditorRefused(database, batch.creditor_id))
    return { code: 'batch.halted', message: BATCH_REFUSALS.halted }
  if (batch.settles_on <= dayInParis(now).toString())
    return { code: 'batch.late', message: BATCH_REFUSALS.late }
  const limit = await findLimit(database, session.account.role)
  const most = Math.max(...orders.map(({ cents }) => cents))
  return batch.kind === 'transfers' && limit !== null && most > limit
    ? { code: 'batch.limit', message: BATCH_REFUSALS.limit(limit) }
    : null
}
