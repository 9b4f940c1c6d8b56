import { extendedRows, extensionPrice } from '@sillage/domain/contracts/extension.ts'
import type { Price, PriceRow } from '@sillage/domain/subscription/pricing.ts'
import { tariffByVersion } from '@sillage/domain/subscription/tariffs.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { choicesOf } from '../../subscription/questionnaire.service.ts'
import { type ContractTerms, priceChanged } from '../contract-terms.ts'
import type { ChainContract } from './policy-chain.service.ts'

/** What an extension rests on: the terms of the contract, to the new end, at its daily rate. */
export function extensionTerms(contract: ChainContract, period: Period): ContractTerms {
  const { row } = contract
  const { totalCents } = extensionPrice(
    { ...contract, priceCents: row.contract_price_cents },
    period.end,
  )
  const days = daysCovered(period)
  const lines = extendedRows(row.price_lines, { totalCents, days })
  return keptTerms(row, { period, cents: totalCents, lines })
}

/** What a renewal rests on: the terms of the contract for another period, at the same price. */
export function renewalTerms({ row }: ChainContract, period: Period): ContractTerms {
  return keptTerms(row, { period, cents: row.contract_price_cents, lines: row.price_lines })
}

function keptTerms(
  row: ContractRow,
  { period, cents, lines }: { period: Period; cents: number; lines: readonly PriceRow[] },
): ContractTerms {
  const tariff = tariffByVersion(row.product, row.tariff_version)
  if (!tariff) throw new RangeError(`No tariff ${row.tariff_version} for contract ${row.id}`)
  const price: Price = {
    cents,
    netCents: sumOf(lines, 'cover'),
    fundCents: sumOf(lines, 'fund'),
    days: daysCovered(period),
    tariffVersion: tariff.version,
    lines,
  }
  return {
    product: row.product,
    tariff,
    answers: row.answers,
    choices: choicesOf(row.answers),
    period,
    travels: row.travels,
    price,
    contribution: row.contribution,
  }
}

export function sumOf(lines: readonly PriceRow[], kind: PriceRow['kind']): number {
  return lines.reduce((sum, row) => (row.kind === kind ? sum + row.cents : sum), 0)
}

/** The client must have shown the very price that will be charged: a cent of difference is a 409. */
export function checkShownPrice(terms: ContractTerms, shownCents: number) {
  const cents = terms.price.cents + (terms.contribution?.cents ?? 0)
  if (shownCents !== cents) throw priceChanged(terms)
}
