import { quoteDaysLeft } from '@sillage/domain/contracts/quote.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { BegunDraft, BegunPayout, BegunQuote } from './begun-api.ts'

/** Of a quote: from so many days left on, it is time. */
const SOON = 7

/** Subscriptions under way that the account keeps; one without an answer is none. */
export function draftsUnderWay(kept: readonly BegunDraft[]): readonly BegunDraft[] {
  return kept.filter(({ content }) => Object.keys(content.answers).length > 0)
}

/** Refunds and indemnities that wait for an account. */
export function payoutsWithoutAccount(payouts: readonly BegunPayout[]): readonly BegunPayout[] {
  return payouts.filter(
    ({ account, to_card, held, paid_on }) => !account && !to_card && !held && !paid_on,
  )
}

/** The quotes in their last week, the first to end first, save those whose days are covered by a contract already. */
export function quotesEnding(
  quotes: readonly BegunQuote[],
  { contracts, today }: { contracts: readonly Contract[]; today: Temporal.PlainDate },
): readonly BegunQuote[] {
  return quotes
    .filter((quote) => {
      const left = quoteDaysLeft(Temporal.PlainDate.from(quote.valid_until), today)
      return left !== null && left <= SOON && !contracts.some((contract) => isOf(contract, quote))
    })
    .toSorted((one, other) => one.valid_until.localeCompare(other.valid_until))
}

function isOf({ contract_type, start_date, end_date }: Contract, quote: BegunQuote): boolean {
  return (
    contract_type.type === quote.contract_type.type &&
    start_date === quote.start_date &&
    end_date === quote.end_date
  )
}
