import type { QuoteDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { policySheet } from './policy-sheet.ts'

const VALID_DAYS = 30

export function quoteSheet(quote: QuoteDocument) {
  const day = parisDay(quote.issuedAt)
  const lastDay = Temporal.PlainDate.from(day).add({ days: VALID_DAYS })
  return {
    ...policySheet(quote),
    reference: quote.reference,
    madeOn: formatLongDay(day),
    validUntil: formatLongDay(lastDay.toString()),
    validDays: VALID_DAYS,
  }
}
