import {
  cancellationRefund,
  REFUND_DAYS,
  withdrawalRefund,
} from '@sillage/domain/contracts/cancellation.ts'
import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import {
  type RefundRow as DomainRow,
  refundRows,
  totalBack,
} from '@sillage/domain/contracts/refund.ts'
import { statusOn } from '@sillage/domain/contracts/status.ts'
import type { ToPay } from '@sillage/domain/payments/settlement.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/refund.ts'
import type { SettledEnd } from '../../payments/dues/dues.service.ts'
import type { ContractEndingRow } from '../../platform/database/tables/tables-contracts.ts'
import { sumOf } from '../chain/derived-terms.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import { pricedContract } from '../chain/priced-contract.ts'
import type { EndingContribution } from '../contributions/given-back.service.ts'

export type EndingKind = ContractEndingRow['kind']

/** A contract that ends, or has ended, and its refund. */
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
  | 'ground'
> & { readonly refund_rows: readonly DomainRow[] | null }

interface EndingAsked {
  readonly kind: EndingKind
  /** The last day of cover that has to be paid for. */
  readonly coveredUntil: Temporal.PlainDate
  readonly contributions: ReadonlyMap<string, EndingContribution>
  /** Covers that are not refunded because of claims, by contract. */
  readonly claimed: ReadonlyMap<string, readonly string[]>
  /** The legal ground, if there is one. */
  readonly ground: string | null
  /** For a withdrawal: whether cover was asked for before the withdrawal right ends; if not, nothing is owed. */
  readonly isCoverAsked?: boolean
}

/**
 * The refunds of contracts that end together, each by its own days; `contributions` gives the part of the climate
 * contribution.
 */
export function endingRows(ending: readonly ChainContract[], asked: EndingAsked): EndingRow[] {
  const { coveredUntil, contributions, ground } = asked
  return ending.map((contract) => {
    const { row } = contract
    const { refund, rows } = refundOf(contract, ending, asked)
    const contribution = contributions.get(contract.id)
    const climateBack = contribution?.back.cents ?? 0
    return {
      contract,
      ending: {
        contract_id: contract.id,
        previous_status: statusOn(contract, coveredUntil),
        price_cents: row.contract_price_cents,
        flat_cents: sumOf(row.price_lines, 'fund'),
        climate_cents: contribution?.boughtCents ?? 0,
        climate_back_cents: climateBack,
        days: refund.days,
        days_left: refund.daysLeft,
        refund_cents: refund.refundCents + climateBack,
        note: refund.note,
        ground,
        refund_rows: rows,
      },
    }
  })
}

/** By the days left, or cover by cover: the tariff that the contract was signed under decides. */
function refundOf(
  contract: ChainContract,
  ending: readonly ChainContract[],
  { kind, ground, coveredUntil, claimed, isCoverAsked = true }: EndingAsked,
) {
  const priced = pricedContract({ contract, chain: ending })
  const taken = isTakenOver(contract.id, ending)
  const calculate = kind === 'withdrawal' ? withdrawalRefund : cancellationRefund
  const flatCents = sumOf(contract.row.price_lines, 'fund')
  const byDays = calculate({ ...priced, flatCents, isTakenOver: taken }, coveredUntil)
  if (priced.tariff.endings === 'by_days' || taken) return { refund: byDays, rows: null }
  const claimedCovers = claimed.get(contract.id) ?? []
  const left = ground === null ? 'choice' : 'law'
  const renounced = isCoverAsked ? 'withdrawal' : 'undone'
  const how = kind === 'withdrawal' ? renounced : left
  const rows = refundRows({ ...priced, claimedCovers }, { day: coveredUntil, kind: how })
  return { refund: { ...byDays, refundCents: totalBack(rows) }, rows }
}

/** The refund in the form of the wire, the contract asked about first. */
export function presentRefund(
  lines: readonly EndingRow[],
  {
    askedId,
    dueFrom,
    kind,
    settled,
  }: {
    askedId: string
    /** The day from which the delay of payment runs: the end, or the request if that came later. */
    dueFrom: Temporal.PlainDate
    kind: EndingKind
    /** How it is settled; null when there are no dues. */
    settled: SettledEnd | null
  },
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
      rows: line.refund_rows?.map(presentRow) ?? null,
    })),
    total: toEuros(totalOf(lines)),
    ...(settled && { settlement: presentSettled(settled) }),
    due_by: dueFrom.add({ days: REFUND_DAYS }).toString(),
  }
}

function presentSettled({ paid, paidBack, takenOff, givenUp, owed, toPay }: SettledEnd) {
  return {
    paid: toEuros(paid),
    paid_back: toEuros(paidBack),
    taken_off: toEuros(takenOff),
    given_up: toEuros(givenUp),
    owed: toEuros(owed),
    to_pay: toPay.map(({ dueOn, method, cents }) => ({
      due_on: dueOn.toString(),
      method,
      amount: toEuros(cents),
    })),
  }
}

/** What the wire says is still to be paid, in the domain's terms. */
export function toPayOf(settlement: Refund['settlement']): ToPay[] {
  return (settlement?.to_pay ?? []).map(({ due_on, method, amount }) => ({
    dueOn: Temporal.PlainDate.from(due_on),
    method,
    cents: fromEuros(amount),
  }))
}

function presentRow({ kind, code, label, paidCents, backCents, note }: DomainRow) {
  const said = note === undefined ? {} : { note }
  return { kind, code, label, paid: toEuros(paidCents), back: toEuros(backCents), ...said }
}

function totalOf(lines: readonly EndingRow[]): number {
  return lines.reduce((sum, { ending }) => sum + ending.refund_cents, 0)
}

/** Endings older than this column refunded the contribution only on a withdrawal. */
function climateBackOf({ climate_back_cents, climate_cents }: KeptEnding, kind: EndingKind) {
  return climate_back_cents ?? (kind === 'withdrawal' ? climate_cents : 0)
}
