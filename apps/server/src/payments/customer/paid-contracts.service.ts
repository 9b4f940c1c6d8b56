import { type Cents, toEuros } from '@sillage/domain/values/money.ts'
import type { PaidContract } from '@sillage/wire/payments/payments.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPostedOf, type PostedNotice } from '../arrears/notices.repository.ts'
import { nameOf } from '../contract-names.service.ts'
import type { KnownDue } from '../dues/dues.repository.ts'
import { findContracts, type KnownPayout } from './customer.repository.ts'
import { presentDue, presentPayment } from './payments.present.ts'

/** What the end of a contract is expected to give back, or to leave to pay. */
export interface ForeseenEnd {
  readonly paidBackCents: Cents
  readonly toPayCents: Cents
}

/** What the payments of an account are shown with. */
export interface PaymentOptions {
  readonly takesCards: boolean
  /** The ends noted on contracts, by contract; contracts know it, which pay nothing themselves. */
  readonly foreseenEnds: (
    context: RequestContext,
    contractIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ForeseenEnd>>
}

type Notices = ReadonlyMap<string, PostedNotice>

/** The formal notices of an account, by the contract currently insured. */
export async function noticesOf(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
): Promise<Notices> {
  const at = new Date(now.epochMilliseconds)
  const rows = await findPostedOf(database, { accountId, now: at })
  return new Map(rows.map((row) => [row.insured, row]))
}

interface Known extends PaymentOptions {
  readonly accountId: string
  readonly dues: readonly KnownDue[]
  readonly payouts: readonly KnownPayout[]
  readonly notices: Notices
  readonly today: Temporal.PlainDate
}

/** The contracts of an account that have dues or payouts, with their dues. */
export async function paidContracts(
  context: RequestContext,
  { accountId, dues, payouts, notices, today, takesCards, foreseenEnds }: Known,
): Promise<PaidContract[]> {
  const duesOf = Map.groupBy(dues, ({ contract_id }) => contract_id)
  const payoutsOf = Map.groupBy(payouts, ({ contract_id }) => contract_id ?? '')
  const ids = [...new Set([...duesOf.keys(), ...payoutsOf.keys()])].filter((id) => id !== '')
  const contracts = ids.length > 0 ? await findContracts(context.database, { accountId, ids }) : []
  const leaving = contracts.filter(
    ({ status, leaving_on }) => status !== 'cancelled' && leaving_on !== null,
  )
  const foreseen = await foreseenEnds(
    context,
    leaving.map(({ id }) => id),
  )
  return contracts.flatMap((contract) => {
    const { id, product, start_date, end_date, status, leaving_on } = contract
    const own = duesOf.get(id) ?? []
    const payment = presentPayment(own, {
      payouts: payoutsOf.get(id) ?? [],
      today,
      takesCards,
      notice: notices.get(id),
    })
    if (!payment) return []
    const atEnd = foreseen.get(id)
    return [
      {
        contract_id: id,
        name: nameOf(contract),
        product,
        start_date,
        end_date,
        payment,
        ...(status !== 'cancelled' && leaving_on !== null && { leaving_on }),
        ...(atEnd && {
          at_end: { paid_back: toEuros(atEnd.paidBackCents), to_pay: toEuros(atEnd.toPayCents) },
        }),
        dues: own.map((due) => presentDue(due, { today, takesCards })),
      },
    ]
  })
}
