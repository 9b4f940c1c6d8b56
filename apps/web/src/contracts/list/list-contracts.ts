import { travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { folded } from '@sillage/domain/values/folded.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
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
  /** Those shown that are over or replaced, where they stand folded under the live ones; else none. */
  readonly folded: readonly Contract[]
  /** What each status filter would show, the search being what it is. */
  readonly counts: Readonly<Record<StatusFilter, number>>
}

/** The contracts that a view shows, searched, filtered and sorted, with a count for each status filter. */
export function listContracts(contracts: readonly Contract[], view: ListView): ContractList {
  const found = searchContracts(contracts, view.query)
  const shown = sortContracts(
    found.filter((contract) => hasStatus(contract, view.status)),
    view,
  )
  return { shown, folded: foldedOf(shown, view), counts: countByStatus(found) }
}

/** Whoever searches, filters or sorts sees what they asked for; whoever has no live contract, all they have. */
function foldedOf(shown: readonly Contract[], view: ListView): readonly Contract[] {
  if (!isDefaultView(view) || !shown.some(isLive)) return []
  return shown.filter((contract) => !isLive(contract))
}

/** Whether it covers, or will. */
function isLive({ status }: Pick<Contract, 'status'>): boolean {
  return status === 'active'
}

/**
 * The contracts in which every word of the query occurs: in the number, the type, a question, an answer,
 * or a city or format of a trip. Accents, case and the form of the apostrophe don't count.
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

/** A sorted copy. Equal contracts keep the newest first, whatever the order: the list never shuffles. */
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

/** Dates of the wire sort as text; a locale would only slow them down. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** An unknown status comes last. */
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

/** Text as it is compared: « L’Haÿ-les-Roses » is « l'hay-les-roses », « cœur » is « coeur ». */
function plain(text: string): string {
  return folded(text).replaceAll('’', "'")
}
