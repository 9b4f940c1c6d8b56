import { quoteDaysLeft } from '@sillage/domain/contracts/quote.ts'
import { type ProductLabel, productLabel } from '@sillage/domain/products/names.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import type { ServedDraft } from '@sillage/wire/contracts/subscription-drafts.ts'
import type { PaymentPayout } from '@sillage/wire/payments/payments.ts'
import type { Draft } from '../subscription/draft/draft.ts'
import { isInAccount } from '../subscription/draft/reconcile.ts'

/** Of a quote: from so many days left on, it is time. */
const SOON = 7

/** A subscription under way, of this device or of another. */
export interface DraftUnderWay {
  readonly type: ProductLabel
  /** ISO instant. */
  readonly savedAt: string
}

/** Those of the account, and what this device has not sent yet; one without an answer is none. */
export function draftsUnderWay(
  kept: readonly ServedDraft[],
  local: readonly (readonly [ProductLabel, Draft])[],
): readonly DraftUnderWay[] {
  const unsent = local.flatMap(([type, { answers, savedAt, served }]) =>
    isInAccount({ served, savedAt }) || isEmpty(answers) ? [] : [{ type, savedAt }],
  )
  const ofAccount = kept.flatMap(({ product, content, saved_at: savedAt }) => {
    const type = productLabel(product)
    const isHere = unsent.some((draft) => draft.type === type)
    return isHere || isEmpty(content.answers) ? [] : [{ type, savedAt }]
  })
  return [...unsent, ...ofAccount]
}

function isEmpty(answers: object): boolean {
  return Object.keys(answers).length === 0
}

/** Refunds and indemnities that wait for an account. */
export function payoutsWithoutAccount(payouts: readonly PaymentPayout[]): readonly PaymentPayout[] {
  return payouts.filter(
    ({ account, to_card, held, paid_on }) => !account && !to_card && !held && !paid_on,
  )
}

/** The quotes in their last week, the first to end first, save those whose days are covered by a contract already. */
export function quotesEnding(
  quotes: readonly Quote[],
  { contracts, today }: { contracts: readonly Contract[]; today: Temporal.PlainDate },
): readonly Quote[] {
  return quotes
    .filter((quote) => {
      const left = quoteDaysLeft(Temporal.PlainDate.from(quote.valid_until), today)
      return left !== null && left <= SOON && !contracts.some((contract) => isOf(contract, quote))
    })
    .toSorted((one, other) => one.valid_until.localeCompare(other.valid_until))
}

function isOf({ contract_type, start_date, end_date }: Contract, quote: Quote): boolean {
  return (
    contract_type.type === quote.contract_type.type &&
    start_date === quote.start_date &&
    end_date === quote.end_date
  )
}
