import {
  movementClosedLines,
  receiptLines,
  shareReceipt,
} from '@sillage/domain/payments/receipt.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { holdRecovery } from '../claims/recoveries.repository.ts'
import { noticeOfReceipt, receiptOf, stillExpected } from '../claims/recoveries.service.ts'
import { insertPayout } from '../dues/payouts.repository.ts'
import { payoutOf } from '../dues/payouts.service.ts'
import type { Posting } from '../ledger.service.ts'
import { holdOpenTransfer } from '../partners/partner-transfers.repository.ts'
import { partnerPaid } from '../partners/partner-transfers.service.ts'
import { holdOpenDeclarations } from '../taxes/declarations.repository.ts'
import { taxesPaid } from '../taxes/declarations.service.ts'
import { byAge } from './known.ts'
import type { holdMovement, Matter } from './movements.repository.ts'
import { findSender, holdPolicyDues } from './receipts.repository.ts'
import { paidTooMuch, paidTooMuchAsk, STATEMENT_REFUSALS } from './statements.messages.ts'

export type HeldMovement = NonNullable<Awaited<ReturnType<typeof holdMovement>>>

interface Matched {
  readonly movement: HeldMovement
  readonly matter: Matter
  readonly on: Temporal.PlainDate
}

interface Paying {
  readonly posting: Posting
  /** Other rows to write in the same transaction. */
  readonly also?: (at: Date) => Promise<void>
}

/** The posting of a movement that pays something, which is locked until the commit; undefined when it doesn't exist. */
export async function payingOf(
  transaction: Database,
  { movement, matter, on }: Matched,
): Promise<Paying | undefined> {
  const { id: source, cents } = movement
  if (matter.kind === 'closing') {
    const lines = movementClosedLines(cents)
    return { posting: { event: 'movement.closed', source, policyId: null, on, lines } }
  }
  if (matter.kind === 'transfer') {
    const transfer = await holdOpenTransfer(transaction, matter.id)
    if (!transfer) return undefined
    mustCover(movement, -transfer.cents)
    return { posting: partnerPaid({ source, cents: -cents, from: 'to_be_matched', on }) }
  }
  if (matter.kind === 'declaration') {
    const [declaration] = await holdOpenDeclarations(transaction, { id: matter.id })
    if (!declaration) return undefined
    mustCover(movement, -declaration.cents)
    return { posting: taxesPaid({ source, cents: -cents, from: 'to_be_matched', on }) }
  }
  if (matter.kind === 'recovery') {
    const recovery = await holdRecovery(transaction, matter.id)
    if (!recovery) return undefined
    mustCover(movement, stillExpected(recovery))
    return {
      posting: receiptOf(recovery, { source, cents, from: 'to_be_matched', on }),
      also: () => notify(transaction, noticeOfReceipt(recovery, source)),
    }
  }
  return payingDues(transaction, { movement, dueId: matter.id, on })
}

/** Pays the named due, then the others of its policy, oldest first; the excess is refunded. */
async function payingDues(
  transaction: Database,
  { movement, dueId, on }: { movement: HeldMovement; dueId: string; on: Temporal.PlainDate },
): Promise<Paying | undefined> {
  const { id: source, cents } = movement
  const dues = byAge(await holdPolicyDues(transaction, dueId))
  const due = dues.find(({ id }) => id === dueId)
  if (!due) return undefined
  if (cents < 0) throw refuse({ code: 'movement.debit', message: STATEMENT_REFUSALS.debit }, 409)
  const receipt = shareReceipt(cents, { named: dueId, dues })
  const lines = receiptLines(receipt, 'to_be_matched')
  const posting = { event: 'movement.matched', source, policyId: due.policy_id, on, lines } as const
  if (receipt.beyondCents === 0) return { posting }
  const whose = {
    contractId: due.contract_id,
    accountId: due.account_id,
    policyId: due.policy_id,
  }
  return {
    posting,
    also: async (at) => {
      const to = await findSender(transaction, { movementId: source, accountId: due.account_id })
      const back = { ...whose, cents: receipt.beyondCents, on }
      await insertPayout(transaction, {
        ...payoutOf(back, { to, heldFor: null, at }),
        kind: 'overpayment',
      })
      const { accountId, contractId } = whose
      await notify(transaction, {
        accountId,
        key: `movement.beyond.${source}`,
        contractId,
        ...(to === null ? paidTooMuchAsk : paidTooMuch),
      })
    },
  }
}

/** A receipt may be partial; a payment to a partner must be for the whole amount. */
function mustCover({ cents }: { readonly cents: number }, owed: number) {
  if (cents < 0 ? owed !== cents : cents === 0 || owed < cents)
    throw refuse({ code: 'movement.too_much', message: STATEMENT_REFUSALS.tooMuch }, 409)
}
