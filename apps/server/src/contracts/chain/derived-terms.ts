import type { RenewalPlan } from '@sillage/domain/contracts/renewal.ts'
import type { PriceRow } from '@sillage/domain/subscription/pricing.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import { type ContractTerms, priceChanged } from '../contract-terms.ts'
import type { OwnChain } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'

/** What an extension or a renewal rests on: the answers and trips of the contract, for what was planned. */
export function derivedTerms(
  own: OwnChain,
  { period, totalCents, lines }: RenewalPlan,
): ContractTerms {
  const { row } = own.contract
  const { tariff, choices, leadDays } = pricedContract(own)
  return {
    product: row.product,
    tariff,
    answers: row.answers,
    choices,
    period,
    leadDays,
    travels: row.travels,
    price: {
      cents: totalCents,
      netCents: sumOf(lines, 'cover') + sumOf(lines, 'fee'),
      fundCents: sumOf(lines, 'fund'),
      days: daysCovered(period),
      tariffVersion: tariff.version,
      lines,
    },
    contribution: row.contribution,
  }
}

/** What a contract rests on, as it was signed. */
export function keptTerms(own: OwnChain): ContractTerms {
  const { priceCents: totalCents, lines } = pricedContract(own)
  return derivedTerms(own, { period: own.contract, totalCents, lines })
}

export function sumOf(lines: readonly PriceRow[], kind: PriceRow['kind']): number {
  return lines.reduce((sum, row) => (row.kind === kind ? sum + row.cents : sum), 0)
}

/** The client must have shown the very price that will be charged: a cent of difference is a 409. */
export function checkShownPrice(terms: ContractTerms, shownCents: number) {
  const cents = terms.price.cents + (terms.contribution?.cents ?? 0)
  if (shownCents !== cents) throw priceChanged(terms)
}
