import { lastDayOfQuote, QUOTE_DAYS } from '@sillage/domain/contracts/quote.ts'
import type { QuoteDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { policySheet } from './policy-sheet.ts'
import { PRINTED_DELAYS } from './printed-delays.ts'

export function quoteSheet(quote: QuoteDocument) {
  const day = parisDay(quote.issuedAt)
  const lastDay = lastDayOfQuote(Temporal.PlainDate.from(day))
  return {
    ...policySheet(quote),
    reference: quote.reference,
    madeOn: formatLongDay(day),
    validUntil: formatLongDay(lastDay.toString()),
    validDays: QUOTE_DAYS,
    delays: PRINTED_DELAYS,
  }
}
