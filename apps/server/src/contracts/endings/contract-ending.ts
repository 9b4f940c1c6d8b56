import {
  cancellationRefund,
  REFUND_DAYS,
  withdrawalRefund,
} from '@sillage/domain/contracts/cancellation.ts'
import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import { statusOn } from '@sillage/domain/contracts/status.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/contract-life.ts'
import type { ContractEndingRow } from '../../platform/database/tables/tables-contracts.ts'
import { sumOf } from '../chain/derived-terms.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import type { EndingContribution } from '../contributions/given-back.service.ts'

export type EndingKind = ContractEndingRow['kind']

/** A contract that ends, or has ended, and what it gives back. */
export interface EndingRow {
  readonly contract: ChainContract
  readonly ending: KeptEnding
}

type KeptEnding = Pick<
  ContractEndingRow,
  | 'contract_id'
  | 'previous_status'
  | 'price_cents'
  | 'flat_cents'
  | 'climate_cents'
  | 'climate_back_cents'
  | 'days'
  | 'days_left'
  | 'refund_cents'
  | 'note'
>

interface EndingAsked {
  readonly kind: EndingKind
  readonly today: Temporal.PlainDate
  readonly contributions: ReadonlyMap<string, EndingContribution>
}

/**
 * What contracts that end together give back, each by its own days, and of its contribution to climate projects what
 * `contributions` says.
 */
export function endingRows(
  ending: readonly ChainContract[],
  { kind, today, contributions }: EndingAsked,
): EndingRow[] {
  const calculate = kind === 'withdrawal' ? withdrawalRefund : cancellationRefund
  return ending.map((contract) => {
    const { row } = contract
    const taken = isTakenOver(contract.id, ending)
    const flatCents = sumOf(row.price_lines, 'fund')
    const refund = calculate(
      { ...contract, priceCents: row.contract_price_cents, flatCents, isTakenOver: taken },
      today,
    )
    const contribution = contributions.get(contract.id)
    const climateBack = contribution?.back.cents ?? 0
    return {
      contract,
      ending: {
        contract_id: contract.id,
        previous_status: statusOn(contract, today),
        price_cents: row.contract_price_cents,
        flat_cents: flatCents,
        climate_cents: contribution?.boughtCents ?? 0,
        climate_back_cents: climateBack,
        days: refund.days,
        days_left: refund.daysLeft,
        refund_cents: refund.refundCents + climateBack,
        note: refund.note,
      },
    }
  })
}

/** The refund as the wire carries it, the contract asked for first. */
export function presentRefund(
  lines: readonly EndingRow[],
  {
    askedId,
    effectDate,
    kind,
  }: { askedId: string; effectDate: Temporal.PlainDate; kind: EndingKind },
): Refund {
  const askedFirst = lines.toSorted(
    (one, other) => Number(other.contract.id === askedId) - Number(one.contract.id === askedId),
  )
  return {
    lines: askedFirst.map(({ contract, ending: line }) => ({
      contract_id: contract.id,
      origin: contract.origin,
      status: line.previous_status,
      start_date: contract.row.start_date,
      end_date: contract.row.end_date,
      price: toEuros(line.price_cents),
      flat_contribution: toEuros(line.flat_cents),
      climate_contribution: toEuros(line.climate_cents),
      climate_back: toEuros(climateBackOf(line, kind)),
      days: line.days,
      days_left: line.days_left,
      refund: toEuros(line.refund_cents),
      note: line.note,
    })),
    total: toEuros(totalOf(lines)),
    due_by: effectDate.add({ days: REFUND_DAYS }).toString(),
  }
}

function totalOf(lines: readonly EndingRow[]): number {
  return lines.reduce((sum, { ending }) => sum + ending.refund_cents, 0)
}

/** What ended before it was kept gave the contribution back with a withdrawal alone. */
function climateBackOf({ climate_back_cents, climate_cents }: KeptEnding, kind: EndingKind) {
  return climate_back_cents ?? (kind === 'withdrawal' ? climate_cents : 0)
}
