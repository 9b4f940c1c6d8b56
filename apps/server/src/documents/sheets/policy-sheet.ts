import { traitsOf } from '@sillage/domain/products/traits.ts'
import { grossRows } from '@sillage/domain/subscription/gross-rows.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import type { PolicyDocument, PriceRow } from './document-data.ts'
import {
  formatAmount,
  formatEffect,
  formatLongDay,
  formatQuantity,
  formatSlashedDay,
  parisDay,
} from './document-text.ts'

const TRIPS_ON_FIRST_PAGE = 6
const formatNames = { car: 'Voiture', train: 'Train', flight: 'Avion' } as const
const contributionNames = {
  renewable_energy: 'énergie renouvelable',
  tree_planting: 'plantation d’arbres',
} as const

/**
 * The common part of quote and contract: every amount and date is already formatted, so that the templates only do the
 * layout.
 */
export function policySheet(policy: PolicyDocument) {
  const { start, end } = policy.period
  const { label, trips: hasTrips } = traitsOf(policy.product)
  const days = daysCovered(periodOf(policy))
  const trips = policy.trips.map((trip) => ({ ...trip, format: formatNames[trip.format] }))
  return {
    productName: label,
    hasTrips,
    issuedOn: parisDay(policy.issuedAt),
    start: formatLongDay(start),
    end: formatLongDay(end),
    days: days > 1 ? `${days} jours, premier et dernier compris` : '1 jour',
    takesEffect:
      parisDay(policy.issuedAt) === start
        ? 'Prise d’effet à la signature'
        : `Prise d’effet le ${formatSlashedDay(start)} à 0 h`,
    stops: `Fin le ${formatSlashedDay(end)} à 24 h`,
    policyholder: policy.policyholder,
    insurer: policy.insurer,
    covered: policy.covered,
    notCovered: policy.notCovered,
    answers: policy.answers.map((answer) => ({
      ...answer,
      topic: answer.topic ?? answer.question,
    })),
    tariffVersion: policy.tariffVersion,
    advice: policy.advice,
    trips: trips.slice(0, TRIPS_ON_FIRST_PAGE),
    laterTrips: trips.slice(TRIPS_ON_FIRST_PAGE),
    price: priceSheet(policy),
    contribution: policy.contribution && {
      estimate: `environ ${formatQuantity(policy.contribution.estimatedKg)} kg CO2e`,
      uncertainty: `± ${policy.contribution.uncertaintyPercent} %`,
      factorSet: policy.contribution.factorSet,
      basis: policy.contribution.basis ?? '',
      option: contributionNames[policy.contribution.option],
      amount: formatAmount(policy.contribution.cents),
    },
  }
}

export function periodOf({ period }: Pick<PolicyDocument, 'period'>) {
  return { start: Temporal.PlainDate.from(period.start), end: Temporal.PlainDate.from(period.end) }
}

function priceSheet({ price, contribution, product, tariffVersion }: PolicyDocument) {
  const of = (...kinds: PriceRow['kind'][]) =>
    price.lines.filter(({ kind }) => kinds.includes(kind))
  const factors = of('factor')
  const strongest = Math.max(1, ...factors.map(({ cents }) => Math.abs(cents)))
  const levies = of('tax', 'fund')
  const covers = of('cover')
  const insured = of('cover', 'fee')
  return {
    summary: summaryRows(price.lines, { product, tariffVersion }),
    base: of('base').map(priceRow(formatAmount)),
    factors: factors.map((line) => ({
      ...priceRow(formatEffect)(line),
      weight: line.cents / strongest,
    })),
    net: formatAmount(sum(covers)),
    covers: insured.map(priceRow(formatAmount)),
    levies: levies.map(priceRow(formatAmount)),
    contract: formatAmount(price.cents),
    total: formatAmount(price.cents + (contribution?.cents ?? 0)),
  }
}

/** Page 1 gives the price of each cover with taxes; the following sections explain how it is calculated. */
function summaryRows(
  lines: readonly PriceRow[],
  { product, tariffVersion }: Pick<PolicyDocument, 'product' | 'tariffVersion'>,
) {
  const tariff = tariffByVersion(product, tariffVersion)
  if (!tariff) throw new RangeError(`No tariff ${tariffVersion}`)
  return grossRows(lines, tariff).map(({ label, cents }) => ({
    label,
    amount: formatAmount(cents),
  }))
}

const priceRow = (format: (cents: number) => string) => (line: PriceRow) => ({
  label: line.label,
  detail: line.detail ?? '',
  amount: format(line.cents),
})

const sum = (lines: readonly PriceRow[]) => lines.reduce((total, { cents }) => total + cents, 0)
