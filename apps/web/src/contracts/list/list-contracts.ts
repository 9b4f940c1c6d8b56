import { travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { folded } from '@sillage/domain/values/folded.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { isInForce } from '../contract-period.ts'
import { contractTitle } from '../contract-title.ts'
import {
  isDefaultView,
  type ListView,
  type Sort,
  STATUS_FILTERS,
  type StatusFilter,
} from './list-view.ts'

interface ContractList {
  readonly shown: readonly Contract[]
  /** Number of contracts for each status filter, with the current search. */
  readonly counts: Readonly<Record<StatusFilter, number>>
}

/** The contracts that a view shows, searched, filtered and sorted, with a count for each status filter. */
export function listContracts(contracts: readonly Contract[], view: ListView): ContractList {
  const found = searchContracts(contracts, view.query)
  const shown = sortContracts(
    found.filter((contract) => hasStatus(contract, view.status)),
    view,
  )
  return { shown, counts: countByStatus(found) }
}

/**
 * The ended or replaced contracts to fold under those in force: none when the list is searched, filtered or sorted, or
 * when nothing is in force.
 */
export function foldedOf(
  shown: readonly Contract[],
  view: ListView,
  today: Temporal.PlainDate,
): readonly Contract[] {
  const over = shown.filter((contract) => !isInForce(contract, today))
  return isDefaultView(view) && over.length < shown.length ? over : []
}

/**
 * The contracts that contain every word of the query in their number, type, questions, answers, or trip cities and
 * formats. Ignores accents, case and the form of the apostrophe.
 */
export function searchContracts(
  contracts: readonly Contract[],
  query: string,
): readonly Contract[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return contracts
  return contracts.filter((contract) => {
    const text = plain(searchedText(contract))
    return words.every((word) => text.includes(word))
  })
}

/** A sorted copy. Ties are ordered newest first in both directions, so that the list never shuffles. */
export function sortContracts(
  contracts: readonly Contract[],
  { sort, order }: Pick<ListView, 'sort' | 'order'>,
): readonly Contract[] {
  const sign = order === 'asc' ? 1 : -1
  return contracts.toSorted((a, b) => sign * COMPARE[sort](a, b) || newestFirst(a, b))
}

type Comparison = (a: Contract, b: Contract) => number

const COMPARE = {
  date: (a, b) => compareText(a.start_date, b.start_date),
  price: (a, b) => a.price - b.price,
  type: (a, b) => contractTitle(a).localeCompare(contractTitle(b), 'fr'),
  status: (a, b) => statusRank(a) - statusRank(b),
} as const satisfies Record<Sort, Comparison>

function newestFirst(a: Contract, b: Contract): number {
  return (
    compareText(b.start_date, a.start_date) ||
    compareText(b.created_at, a.created_at) ||
    compareText(a.contract_id, b.contract_id)
  )
}

/** Plain comparison: ISO dates sort as text, and a locale-aware comparison would be slower. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Unknown statuses come last. */
function statusRank(contract: Contract): number {
  const rank = STATUS_FILTERS.findIndex((status) => status === contract.status)
  return rank === -1 ? STATUS_FILTERS.length : rank
}

function countByStatus(contracts: readonly Contract[]): Record<StatusFilter, number> {
  const count = (status: StatusFilter) =>
    contracts.filter((contract) => hasStatus(contract, status)).length
  return {
    all: count('all'),
    active: count('active'),
    extended: count('extended'),
    renewed: count('renewed'),
    cancelled: count('cancelled'),
    expired: count('expired'),
  }
}

function hasStatus(contract: Contract, status: StatusFilter): boolean {
  return status === 'all' || contract.status === status
}

function searchedText(contract: Contract): string {
  return [
    `n° ${contract.contract_id}`,
    contract.name,
    contractTitle(contract),
    ...contract.contractQuestionnary.questions.flatMap((line) => [
      line.questionValue,
      line.answerValue,
    ]),
    ...contract.travels.flatMap((trip) => [
      trip.departure,
      trip.arrival,
      travelFormatLabel(trip.format),
    ]),
  ].join(' ')
}

/** Normalises text for comparison: « L’Haÿ-les-Roses » becomes « l'hay-les-roses », « cœur » « coeur ». */
function plain(text: string): string {
  return folded(text).replaceAll('’', "'")
}
