import type { Priced } from '@sillage/domain/contracts/extension.ts'
import { extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import { leadDaysOf } from '@sillage/domain/subscription/premiums.ts'
import { choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import type { ChainContract, OwnChain } from './policy-chain.service.ts'

/** A contract as the pricing and ending rules take it: an extension counts from the first signature. */
export interface PricedContract extends Priced {
  readonly signedOn: Temporal.PlainDate
}

export function pricedContract({ contract, chain }: OwnChain): PricedContract {
  const { row, start, end } = contract
  const tariff = tariffByVersion(row.product, row.tariff_version)
  if (!tariff) throw new RangeError(`No tariff ${row.tariff_version} for contract ${row.id}`)
  const signedOn = signatureDay(extendedFrom(contract, chain))
  return {
    start,
    end,
    tariff,
    choices: choicesAmong(row.answers),
    leadDays: row.lead_days ?? leadDaysOf({ start, signedOn }),
    priceCents: row.contract_price_cents,
    lines: row.price_lines,
    signedOn,
  }
}

function signatureDay({ row }: ChainContract): Temporal.PlainDate {
  return dayInParis(row.created_at.toTemporalInstant())
}
