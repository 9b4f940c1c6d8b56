import { fromEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/refund.ts'
import { settlementSentence } from '../chain/contract-life.messages.ts'
import { toPayOf } from './contract-ending.ts'

/** What a recorded end pays back and leaves to pay, in French, as said on a day. */
export function settledRefund(
  { total, settlement, due_by }: Refund,
  today: Temporal.PlainDate,
): string {
  return settlementSentence({
    inFavourCents: fromEuros(total),
    paidBackCents: fromEuros(settlement?.paid_back ?? total),
    dueBy: Temporal.PlainDate.from(due_by),
    toPay: toPayOf(settlement),
    today,
  })
}
