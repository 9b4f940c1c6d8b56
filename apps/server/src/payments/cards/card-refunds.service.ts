import { cardRefundedLines } from '@sillage/domain/payments/card.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { frozenAmong } from '../batches/frozen.ts'
import { post } from '../ledger.service.ts'
import type { CardProvider } from './card-provider.ts'
import {
  type CardRefund,
  findCardRefunds,
  leaveCard,
  noteAsked,
} from './card-refunds.repository.ts'
import { cardRefunded, cardRefusedRefund } from './cards.messages.ts'

const ASKED_A_RUN = 50
/** More, since those of people on the register of asset freezes wait meanwhile. */
const READ_A_RUN = 1000

/**
 * Sends refunds to cards. No transaction is open while the provider is called; it identifies a refund by the payout’s
 * id, so that a retry after an interruption sends nothing twice. A failure ends the run: the next one begins with those
 * that were behind.
 */
export async function sendCardRefunds(context: WorkContext, provider: CardProvider) {
  const refunds = await findCardRefunds(context.database, READ_A_RUN)
  const frozen = await frozenAmong(context, refunds)
  for (const refund of refunds.filter(({ id }) => !frozen.has(id)).slice(0, ASKED_A_RUN)) {
    const at = new Date(context.now.epochMilliseconds)
    if (!(await noteAsked(context.database, { id: refund.id, at }))) continue
    const { id: reference, provider_id: providerId, cents } = refund
    const answer = await provider.refund({ reference, providerId, cents })
    await (answer === 'refunded' ? keepRefund(context, refund) : askIban(context, refund))
  }
}

function keepRefund(
  { database, now }: WorkContext,
  { id, kind, due_id: dueId, policy_id: policyId, account_id: accountId, cents }: CardRefund,
) {
  return inTransaction(database, async (transaction) => {
    const lines = cardRefundedLines(cents, kind === 'overpayment' ? dueId : undefined)
    const posting = {
      event: 'card.refunded',
      source: id,
      policyId,
      on: dayInParis(now),
      lines,
    } as const
    await post(transaction, [posting], new Date(now.epochMilliseconds))
    await notify(transaction, {
      accountId,
      key: `card.refunded.${id}`,
      contractId: policyId,
      ...cardRefunded,
    })
  })
}

function askIban(
  { database }: WorkContext,
  { id, account_id: accountId, policy_id: contractId }: CardRefund,
) {
  return inTransaction(database, async (transaction) => {
    if (await leaveCard(transaction, id))
      await notify(transaction, {
        accountId,
        key: `card.refused.${id}`,
        contractId,
        ...cardRefusedRefund,
      })
  })
}
