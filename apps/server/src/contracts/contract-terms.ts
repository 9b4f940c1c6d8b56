import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import { checkTrips, type TripPurpose } from '@sillage/domain/contracts/trips.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import { leadDaysOf } from '@sillage/domain/subscription/premiums.ts'
import type { Price } from '@sillage/domain/subscription/pricing.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import { estimateContribution } from '../carbon/estimate-contribution.service.ts'
import type { KeptContribution, KeptTrip } from '../platform/database/tables/tables-contracts.ts'
import { DomainError, refuse } from '../platform/http/domain-error.ts'
import { checkEligibility } from '../subscription/pricing.service.ts'
import { CONTRACT_REFUSALS } from './contracts.messages.ts'
import { refuseCoefficient, refuseContradictions } from './contradictions.service.ts'

interface Insured {
  readonly product: ProductId
  readonly tariff: Tariff
  readonly answers: readonly AnsweredQuestion[]
  readonly choices: Choices
  readonly period: Period
  /** Days between the day the price was made and the first day covered. */
  readonly leadDays: number
  readonly travels: readonly KeptTrip[]
}

/** The terms that a quote and a contract share, all of them worked out by the server. */
export interface ContractTerms extends Insured {
  readonly price: Price
  readonly contribution: KeptContribution | null
}

export interface Asked extends Omit<Insured, 'leadDays'> {
  readonly purpose: TripPurpose
  /** The project that the contribution finances; null without a contribution. */
  readonly offsetOption: ContributionOption | null
  readonly now: Temporal.Instant
}

/** Checks the request by the rules and prices it; amounts sent by the client are ignored. */
export function contractTerms({ purpose, offsetOption, now, ...asked }: Asked): ContractTerms {
  refuseCoefficient({ ...asked, now })
  checkEligibility(asked.tariff, asked.choices)
  const checked = checkTrips(traitsOf(asked.product), asked.travels, purpose)
  if (!checked.ok) throw refuse(checked.error)
  const travels = checked.value.map((trip, index) => ({ ...asked.travels[index], ...trip }))
  refuseContradictions({ ...asked, travels, now }, purpose)
  const estimate =
    offsetOption && estimateContribution({ ...asked, travels, option: offsetOption, now })
  const contribution = estimate && estimate.cents > 0 ? estimate : null
  const leadDays = leadDaysOf({ start: asked.period.start, signedOn: dayInParis(now) })
  return { ...asked, travels, contribution, ...pricedAt(leadDays, asked) }
}

/** The price when it is made `leadDays` days before the first day covered. */
export function pricedAt(
  leadDays: number,
  { tariff, choices, period }: Pick<Insured, 'tariff' | 'choices' | 'period'>,
): Pick<ContractTerms, 'leadDays' | 'price'> {
  return { leadDays, price: price({ tariff, choices, days: daysCovered(period), leadDays }) }
}

export interface ShownAmounts {
  readonly contractPrice: number
  readonly compensationAmount: number
  readonly price: number
}

/** Throws 409 unless the client showed exactly the amounts that will be charged, to the cent. */
export function checkShownAmounts(terms: ContractTerms, shown: ShownAmounts) {
  if (!isShown(terms, shown)) throw priceChanged(terms)
}

/** Whether amounts are those of the terms, to the cent. */
export function isShown(terms: ContractTerms, shown: ShownAmounts): boolean {
  const contractCents = terms.price.cents
  const compensationCents = terms.contribution?.cents ?? 0
  return (
    fromEuros(shown.contractPrice) === contractCents &&
    fromEuros(shown.compensationAmount) === compensationCents &&
    fromEuros(shown.price) === contractCents + compensationCents
  )
}

/** The refusal when other amounts were shown; it carries the right ones. */
export function priceChanged({ price: { cents }, contribution }: ContractTerms): DomainError {
  const compensationCents = contribution?.cents ?? 0
  return new DomainError({
    status: 409,
    code: 'price.changed',
    message: CONTRACT_REFUSALS.priceChanged,
    extra: {
      price: {
        contractPrice: toEuros(cents),
        compensationAmount: toEuros(compensationCents),
        price: toEuros(cents + compensationCents),
      },
    },
  })
}

export function termsColumns(terms: ContractTerms) {
  const { product, tariff, period, contribution } = terms
  return {
    product,
    tariff_version: tariff.version,
    start_date: period.start.toString(),
    lead_days: terms.leadDays,
    end_date: period.end.toString(),
    contract_price_cents: terms.price.cents,
    compensation_cents: contribution?.cents ?? 0,
    contribution: contribution && JSON.stringify(contribution),
    price_lines: JSON.stringify(terms.price.lines),
    answers: JSON.stringify(terms.answers),
    travels: JSON.stringify(terms.travels),
  }
}
