import { isDeepStrictEqual } from 'node:util'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { type ContractTerms, isShown, pricedAt, type ShownAmounts } from '../contract-terms.ts'
import { findValidQuotes } from './quotes.repository.ts'

/**
 * The terms at the price that was shown: today's, or the price of a valid quote for the same answers and days. A
 * departure that comes nearer changes the tariff's band, but a quote keeps its price for thirty days.
 */
export async function termsAsShown(
  { database, session, now }: RequestContext,
  terms: ContractTerms,
  shown: ShownAmounts,
): Promise<ContractTerms> {
  if (isShown(terms, shown)) return terms
  const { product, tariff, period, answers } = terms
  const quotes = await findValidQuotes(database, {
    accountId: session.account.id,
    product,
    tariffVersion: tariff.version,
    start: period.start.toString(),
    end: period.end.toString(),
    today: dayInParis(now).toString(),
  })
  const held = quotes
    .filter((quote) => isDeepStrictEqual(quote.answers, answers))
    .flatMap(({ lead_days }) => (lead_days === null ? [] : pricedAt(lead_days, terms)))
    .map((price) => ({ ...terms, ...price }))
  return held.find((quoted) => isShown(quoted, shown)) ?? terms
}
