import { lastDayOfDates, lastDayOfQuote, QUOTE_DAYS } from '@sillage/domain/contracts/quote.ts'
import { withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { BEFORE_SIGNING, factsBeforeSigning } from '@sillage/domain/documents/before-signing.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import type { QuoteDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { periodOf, policySheet } from './policy-sheet.ts'
import { PRINTED_DELAYS } from './printed-delays.ts'

/** The sentence about what a price depends on; in some tariffs, also the days before cover starts. */
const RESTS_ON = {
  usual:
    'Votre prix ne dépend que de ces réponses et de la période. Certaines disent seulement qui et quoi est assuré.',
  withLead:
    'Votre prix ne dépend que de ces réponses, de la période et du nombre de jours entre la signature et le début. Certaines disent seulement qui et quoi est assuré.',
} as const

export function quoteSheet(quote: QuoteDocument) {
  const day = parisDay(quote.issuedAt)
  const lastDay = lastDayOfQuote(Temporal.PlainDate.from(day))
  const datesUntil = lastDayOfDates(periodOf(quote), Temporal.PlainDate.from(day))
  const validUntil = formatLongDay(lastDay.toString())
  const afterwards = isBefore(datesUntil, lastDay) ? BEFORE_SIGNING.movedUntil(validUntil) : ''
  const policy = policySheet(quote)
  return {
    ...policy,
    reference: quote.reference,
    madeOn: formatLongDay(day),
    datesUntil: formatLongDay(datesUntil.toString()),
    afterwards,
    validDays: QUOTE_DAYS,
    held: BEFORE_SIGNING.held,
    priceRests: tariffByVersion(quote.product, quote.tariffVersion)?.leadTime
      ? RESTS_ON.withLead
      : RESTS_ON.usual,
    facts: factsBeforeSigning({
      price: policy.price.total,
      hasContribution: quote.contribution !== undefined,
      isCompulsory: traitsOf(quote.product).motor !== null,
      start: policy.start,
      end: policy.end,
      datesUntil: formatLongDay(datesUntil.toString()),
      afterwards,
      withdrawal: withdrawalSentence(quote, day),
    }),
    delays: PRINTED_DELAYS,
  }
}

/** Assumes a signature on the day of the quote, so that the withdrawal period can be given with its dates. */
function withdrawalSentence({ product, period, policyholder }: QuoteDocument, day: string): string {
  const right = withdrawalRight({
    product,
    period: periodOf({ period }),
    isProfessional: policyholder.professional,
    concludedOn: Temporal.PlainDate.from(day),
  })
  return right.right === 'none' ? right.message : BEFORE_SIGNING.withdrawal
}
