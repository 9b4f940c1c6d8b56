import { keptLines } from '@sillage/domain/payments/bank-lines.ts'
import { afterCollection, isOurFault } from '@sillage/domain/payments/sepa/reason-codes.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { notifyAll } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { findRefunded, holdRefunds, lowerRefund, wasAsked } from '../dues/payouts.repository.ts'
import { post } from '../ledger.service.ts'
import { findDebtors, findPayer } from '../mandates/payers.repository.ts'
import { collectionFailed, payoutFailed } from '../payments.messages.ts'
import type { KnownOrder } from './match-movements.ts'
import { holdDue } from './receipts.repository.ts'
import { type Answer, reopenPayouts, stopMandate } from './statements.repository.ts'

interface Failed {
  readonly order: KnownOrder
  readonly answer: Answer
}

const STOPS = { suspend: 'suspended_at', revoke: 'revoked_at' } as const

/** Applies the bank’s reason to the mandates. Whether and when a debit is retried is computed from the order itself. */
export async function failCollections(database: Database, failed: readonly Failed[], at: Date) {
  const refunded = await findRefunded(
    database,
    failed.map(({ order }) => order.policy_id),
  )
  for (const { order, answer } of failed) {
    const code = answer.reason ?? ''
    const act = afterCollection(code)
    if (refunded.has(order.policy_id)) await keepRefunds(database, order, at)
    if (order.mandate_id && (act === 'suspend' || act === 'revoke'))
      await stopMandate(database, { id: order.mandate_id, how: STOPS[act], code, at })
  }
  await tellOfFailures(database, failed)
}

/** Notifies the payers, except when the fault is ours: then we send it again. */
async function tellOfFailures(database: Database, failed: readonly Failed[]) {
  const notified = failed.filter(({ answer }) => !isOurFault(answer.reason ?? ''))
  const debtors = await findDebtors(
    database,
    notified.flatMap(({ order }) => order.due_id ?? []),
  )
  await notifyAll(
    database,
    notified.flatMap(({ order: { id, due_id: dueId, policy_id: contractId }, answer }) => {
      const accountId = debtors.get(dueId ?? '')
      return accountId === undefined
        ? []
        : [{ accountId, contractId, key: `collection.${answer.state}.${id}`, ...collectionFailed }]
    }),
  )
}

/**
 * A returned collection can't be refunded: unordered refunds are set off, in whole or in part, against what is owed
 * again.
 */
async function keepRefunds(
  database: Database,
  { id, due_id: dueId, policy_id: policyId }: KnownOrder,
  at: Date,
) {
  const due = dueId === null ? undefined : await holdDue(database, dueId)
  if (!due || dueId === null) return
  let left = due.owed
  for (const { id: refundId, cents, bank_account_id: before } of await holdRefunds(
    database,
    policyId,
  )) {
    const kept = Math.max(0, Math.min(left, cents))
    left -= kept
    // the account whose debit failed paid nothing: the rest goes to an account that did
    const isTheirs = before !== null && (await wasAsked(database, { id, bankAccountId: before }))
    const to = isTheirs ? await findPayer(database, { policyId, cents: cents - kept }) : before
    if (kept > 0 || to !== before)
      await lowerRefund(database, { id: refundId, cents: cents - kept, to, at })
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

/** A payout whose transfer failed is owed again: its owner is told, and asked for an IBAN. */
export async function failTransfers(database: Database, failed: readonly Failed[]) {
  const orders = new Map(
    failed.flatMap(({ order }) => (order.payout_id ? [[order.payout_id, order.id] as const] : [])),
  )
  const reopened = await reopenPayouts(database, [...orders.keys()])
  await notifyAll(
    database,
    reopened.map(({ id, account_id: accountId, contract_id, policy_id }) => ({
      accountId,
      contractId: contract_id ?? policy_id,
      key: `payout.failed.${orders.get(id)}`,
      ...payoutFailed,
    })),
  )
}
