import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { findPostedOf } from '../arrears/notices.repository.ts'
import { findDuesOfAccount } from '../dues/dues.repository.ts'
import { findPayoutsOf } from './customer.repository.ts'
import { presentPayment } from './payments.present.ts'

/** The payment status of each contract of an account that has one; its label names cards where they are taken. */
export async function paymentByContract(
  { database, now }: WorkContext,
  accountId: string,
  takesCards = false,
) {
  const [dues, payouts, notices] = await Promise.all([
    findDuesOfAccount(database, accountId),
    findPayoutsOf(database, accountId),
    findPostedOf(database, { accountId, now: new Date(now.epochMilliseconds) }),
  ])
  return tellPayments({ dues, payouts, notices }, { today: dayInParis(now), takesCards })
}

/** What an account still has to pay, called or not yet, and what waits for it to give an IBAN, in cents. */
export async function unsettledMoney(
  database: Database,
  accountId: string,
): Promise<{ toPayCents: number; toGiveBackCents: number }> {
  const dues = await findDuesOfAccount(database, accountId)
  const payouts = await findPayoutsOf(database, accountId)
  return {
    toPayCents: dues
      .filter(({ voided_at }) => voided_at === null)
      .reduce(
        (sum, due) =>
          sum + (due.issued_at === null ? due.cents : Math.max(0, due.owed) + due.collecting),
        0,
      ),
    toGiveBackCents: payouts
      .filter(
        (payout) =>
          payout.bank_account_id === null &&
          payout.card_payment_id === null &&
          payout.paid_on === null,
      )
      .reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** The account's rows needed for it. */
export interface PaymentRows {
  readonly dues: Awaited<ReturnType<typeof findDuesOfAccount>>
  readonly payouts: Awaited<ReturnType<typeof findPayoutsOf>>
  readonly notices: Awaited<ReturnType<typeof findPostedOf>>
}

export function tellPayments(
  { dues, payouts, notices: rows }: PaymentRows,
  { today, takesCards }: { today: Temporal.PlainDate; takesCards: boolean },
) {
  const notices = new Map(rows.map((row) => [row.insured, row]))
  const duesOf = Map.groupBy(dues, ({ contract_id }) => contract_id)
  const payoutsOf = Map.groupBy(
    // an indemnity belongs to a claim and refunds no premium
    payouts.filter(({ contract_id }) => contract_id !== null),
    ({ contract_id }) => contract_id ?? '',
  )
  return new Map(
    [...new Set([...duesOf.keys(), ...payoutsOf.keys()])].map((id) => [
      id,
      {
        payment: presentPayment(duesOf.get(id) ?? [], {
          payouts: payoutsOf.get(id) ?? [],
          today,
          takesCards,
          notice: notices.get(id),
        }),
        /** In euros, refunded or to be; null when the contract has no dues. */
        paidBack: duesOf.has(id)
          ? toEuros((payoutsOf.get(id) ?? []).reduce((sum, { cents }) => sum + cents, 0))
          : null,
      },
    ]),
  )
}
