import { quoteDaysLeft } from '@sillage/domain/contracts/quote.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { BegunDraft, BegunPayout, BegunQuote } from './begun-api.ts'

/** Days left from which a quote is about to expire. */
const SOON = 7

/** The subscriptions saved on the account, without those that have no answer yet. */
export function draftsUnderWay(kept: readonly BegunDraft[]): readonly BegunDraft[] {
  return kept.filter(({ content }) => Object.keys(content.answers).length > 0)
}

/** Refunds and claim payments that lack a bank account. */
export function payoutsWithoutAccount(payouts: readonly BegunPayout[]): readonly BegunPayout[] {
  return payouts.filter(
    ({ account, to_card, held, paid_on }) => !account && !to_card && !held && !paid_on,
  )
}

/**
 * The quotes in their last week, nearest expiry first, except those already turned into a contract for the same days.
 */
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
