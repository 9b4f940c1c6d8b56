import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { mostReceived, paidBackOf } from '@sillage/domain/payments/settlement.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { countedAndNamed, MOST_COUNTED } from '../counted.service.ts'
import { post } from '../ledger.service.ts'
import { PROMISE_SEEN, PROMISED_REFUSALS } from '../payments.messages.ts'
import { findPromised, holdPromised, keepSeen, type PromisedRow } from './promised.repository.ts'

/** Refunds promised before payments were recorded, which wait for a person to state what was received. */
export async function readPromised(database: Database): Promise<FinanceDesk['promised']> {
  const rows = await findPromised(database, { limit: MOST_COUNTED })
  const { count, total, shown } = await countedAndNamed(database, rows)
  return {
    count,
    total,
    payouts: shown.map((row) => ({
      id: row.id,
      contractId: row.contract_id,
      contract: row.contract,
      accountId: row.account_id,
      name: row.name,
      dueBy: row.due_on,
      amount: toEuros(row.cents),
      most: toEuros(mostReceived(row)),
      owed: toEuros(row.owed),
    })),
  }
}

/**
 * Records what was received for a policy before payments were recorded: it is posted, and what exceeds the amount owed
 * is refunded as requested by that person. When nothing was received, the refund is cancelled.
 */
export function tellReceived(
  { database, now, session }: RequestContext,
  receipt: { id: string; received: number; note: string },
) {
  const by = session.account.id
  const at = new Date(now.epochMilliseconds)
  const received = fromEuros(receipt.received)
  return inTransaction(database, async (transaction) => {
    const row = isUuid(receipt.id) ? await holdPromised(transaction, receipt.id) : undefined
    if (!row) throw notFound()
    mustBeTellable(row, { by, received })
    const paidBack = paidBackOf({ ...row, promised: row.cents }, received)
    const lines = received > 0 ? bankLines('payment.before', received) : []
    const { id, policy_id: policyId } = row
    const on = dayInParis(now)
    await post(transaction, [{ event: 'payment.before', source: id, policyId, on, lines }], at)
    await keepSeen(transaction, { id, by, received, note: receipt.note, paidBack, at })
    await recordAudit(transaction, {
      actorId: by,
      action: paidBack > 0 ? 'payout.received_told' : 'payout.stopped',
      subjectKind: 'contract',
      subjectId: row.contract_id,
    })
    await notify(transaction, {
      accountId: row.account_id,
      key: `payout.promise_seen.${id}`,
      contractId: row.contract_id,
      ...(paidBack > 0 ? PROMISE_SEEN.paidBack : PROMISE_SEEN.nothing),
    })
    return { paidBack: toEuros(paidBack) }
  })
}

function mustBeTellable(row: PromisedRow, { by, received }: { by: string; received: number }) {
  if (row.account_id === by)
    throw refuse({ code: 'payout.involved', message: PROMISED_REFUSALS.own }, 409)
  const most = mostReceived(row)
  if (received > most)
    throw refuse({
      code: 'payout.too_much',
      message: PROMISED_REFUSALS.tooMuch(formatEuros(most)),
      path: 'received',
    })
}
