import { afterCollection } from '@sillage/domain/payments/sepa/reason-codes.ts'
import { keptLines } from '@sillage/domain/payments/bank-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdRefunds, lowerRefund } from '../dues/payouts.repository.ts'
import { post } from '../ledger.service.ts'
import type { KnownOrder } from './match-movements.ts'
import { type Answer, holdDue, reopenPayout, stopMandate } from './statements.repository.ts'

interface Failed {
  readonly order: KnownOrder
  readonly answer: Answer
}

const STOPS = { suspend: 'suspended_at', revoke: 'revoked_at' } as const

/** Does to mandates what the bank’s reason asks for. What is tried again, and when, is read from the order itself. */
export async function failCollections(database: Database, failed: readonly Failed[], at: Date) {
  for (const { order, answer } of failed) {
    const code = answer.reason ?? ''
    const act = afterCollection(code)
    if (order.due_id !== null) await keepRefunds(database, order, at)
    if (order.mandate_id && (act === 'suspend' || act === 'revoke'))
      await stopMandate(database, { id: order.mandate_id, how: STOPS[act], code, at })
  }
}

/**
 * What came back unpaid gives nothing back: refunds that nobody has ordered are kept against what is owed again, in whole or in
 * part.
 */
async function keepRefunds(
  database: Database,
  { id, due_id: dueId, policy_id: policyId }: KnownOrder,
  at: Date,
) {
  const due = dueId === null ? undefined : await holdDue(database, dueId)
  if (!due || dueId === null) return
  let left = due.owed
  for (const refund of await holdRefunds(database, policyId)) {
    const kept = Math.min(left, refund.cents)
    if (kept <= 0) break
    await lowerRefund(database, { id: refund.id, cents: refund.cents - kept, at })
    left -= kept
  }
  const cents = due.owed - left
  if (cents > 0)
    await post(
      database,
      [
        {
          event: 'refund.kept',
          source: id,
          policyId,
          on: dayInParis(at.toTemporalInstant()),
          lines: keptLines(cents, dueId),
        },
      ],
      at,
    )
}

/** A payout whose transfer failed is owed again, and its IBAN asked for anew. */
export async function failTransfers(database: Database, failed: readonly Failed[]) {
  for (const { order } of failed) if (order.payout_id) await reopenPayout(database, order.payout_id)
}
