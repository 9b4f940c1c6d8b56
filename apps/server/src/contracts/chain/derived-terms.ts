import type { RenewalPlan } from '@sillage/domain/contracts/renewal.ts'
import type { PriceRow } from '@sillage/domain/subscription/pricing.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import { type ContractTerms, priceChanged } from '../contract-terms.ts'
import type { OwnChain } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'

/** The terms of an extension or renewal: the answers and trips of the contract, with the planned period and price. */
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

/** The terms of a contract as it was signed. */
export function keptTerms(own: OwnChain): ContractTerms {
  const { priceCents: totalCents, lines } = pricedContract(own)
  return derivedTerms(own, { period: own.contract, totalCents, lines })
}

export function sumOf(lines: readonly PriceRow[], kind: PriceRow['kind']): number {
  return lines.reduce((sum, row) => (row.kind === kind ? sum + row.cents : sum), 0)
}

/** Throws 409 unless the client showed exactly the price that will be charged, to the cent. */
export function checkShownPrice(terms: ContractTerms, shownCents: number) {
  const cents = terms.price.cents + (terms.contribution?.cents ?? 0)
  if (shownCents !== cents) throw priceChanged(terms)
}
