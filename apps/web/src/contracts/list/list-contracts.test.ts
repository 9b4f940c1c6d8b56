import { describe, expect, test } from 'vitest'
import { sampleContract } from '../sample-contract.ts'
import { foldedOf, listContracts, searchContracts, sortContracts } from './list-contracts.ts'
import { DEFAULT_VIEW, type ListView } from './list-view.ts'

const car = sampleContract({
  contract_id: '7c1e04b2-0000-4000-8000-000000000001',
  contract_type: { type: 'car' },
  start_date: '2025-12-03',
  end_date: '2026-12-02',
  price: 754.2,
  contractQuestionnary: {
    questions: [
      { question_id: '1', questionValue: 'Où dort votre véhicule ?', answerValue: 'Garage fermé' },
      { question_id: '2', questionValue: 'Quelle est sa plaque ?', answerValue: 'AB-123-CD' },
    ],
  },
})
const journey = sampleContract({
  contract_id: 'b90d53ea-0000-4000-8000-000000000002',
  start_date: '2026-11-12',
  price: 69.72,
  travels: [
    { departure: 'Besançon', arrival: 'L’Haÿ-les-Roses', format: 'train' },
    { departure: 'Orly', arrival: 'Saint-Denis', format: 'flight' },
  ],
})
const extended = sampleContract({
  contract_id: '2fa8c617-0000-4000-8000-000000000003',
  start_date: '2026-11-12',
  price: 38.15,
  status: 'extended',
  created_at: '2026-11-01T09:00:00Z',
})
const cancelled = sampleContract({
  contract_id: '9a35c0d7-0000-4000-8000-000000000004',
  contract_type: { type: 'car' },
  start_date: '2026-09-01',
  price: 63.74,
  status: 'cancelled',
})
const expired = sampleContract({
  contract_id: '41d0e8f3-0000-4000-8000-000000000005',
  start_date: '2026-07-04',
  price: 61.9,
  status: 'expired',
  contractQuestionnary: {
    questions: [
      { question_id: '9', questionValue: 'Motif du séjour', answerValue: 'Cœur en fête' },
    ],
  },
})
const all = [car, journey, extended, cancelled, expired]

const today = Temporal.PlainDate.from('2026-11-28')

const names = new Map([
  [car.contract_id, 'car'],
  [journey.contract_id, 'journey'],
  [extended.contract_id, 'extended'],
  [cancelled.contract_id, 'cancelled'],
  [expired.contract_id, 'expired'],
])
const namesOf = (contracts: readonly { contract_id: string }[]) =>
  contracts.map((contract) => names.get(contract.contract_id))
const found = (query: string) => namesOf(searchContracts(all, query))
const sorted = (view: Pick<ListView, 'sort' | 'order'>) => namesOf(sortContracts(all, view))
const view = (change: Partial<ListView>): ListView => ({ ...DEFAULT_VIEW, ...change })

describe('searching contracts', () => {
  test.each<[query: string, why: string, expected: string[]]>([
    ['', 'an empty search', ['car', 'journey', 'extended', 'cancelled', 'expired']],
    ['   ', 'only spaces', ['car', 'journey', 'extended', 'cancelled', 'expired']],
    ['7c1e04b2', 'the short number', ['car']],
    ['7C1E04B2', 'the number in capitals', ['car']],
    ['n° 7c1e04b2', 'the number as the card writes it', ['car']],
    [' 9a35c0d7-0000-4000-8000-000000000004 ', 'the whole id, pasted', ['cancelled']],
    ['voiture', 'the type', ['car', 'cancelled']],
    ['assurance voyage', 'the title', ['journey', 'extended', 'expired']],
    ['garage ferme', 'an answer, without its accent', ['car']],
    ['vehicule', 'a question, without its accents', ['car']],
    ['VÉHICULE', 'a question, in accented capitals', ['car']],
    ['ab-123-cd', 'a plate', ['car']],
    ['besancon', 'a departure, without its cedilla', ['journey']],
    ["l'hay", 'an arrival, with the other apostrophe', ['journey']],
    ['l’haÿ', 'an arrival, as it is written', ['journey']],
    ['coeur', 'a ligature written as two letters', ['expired']],
    ['avion', 'the means of transport', ['journey']],
    ['orly besançon', 'words of two trips, in any order', ['journey']],
    ['voiture orly', 'words never found in one contract', []],
    ['marseille', 'a city without a trip', []],
    ['.*', 'signs of a regular expression', []],
  ])('for %o finds the right contracts: %s', (query, _why, expected) => {
    expect(found(query)).toEqual(expected)
  })
})

describe('sorting contracts', () => {
  test('by date, newest first', () => {
    expect(sorted({ sort: 'date', order: 'desc' })).toEqual([
      'journey',
      'extended',
      'cancelled',
      'expired',
      'car',
    ])
  })

  test('by date, oldest first; of two with the same start, the one made last still comes first', () => {
    expect(sorted({ sort: 'date', order: 'asc' })).toEqual([
      'car',
      'expired',
      'cancelled',
      'journey',
      'extended',
    ])
  })

  test('by price, as numbers', () => {
    expect(sorted({ sort: 'price', order: 'asc' })).toEqual([
      'extended',
      'expired',
      'cancelled',
      'journey',
      'car',
    ])
    expect(sorted({ sort: 'price', order: 'desc' })[0]).toBe('car')
  })

  test('by product, in the order of the French names', () => {
    expect(sorted({ sort: 'type', order: 'asc' })).toEqual([
      'cancelled',
      'car',
      'journey',
      'extended',
      'expired',
    ])
    expect(sorted({ sort: 'type', order: 'desc' })[0]).toBe('journey')
  })

  test('by status, in the order of the status filters', () => {
    expect(sorted({ sort: 'status', order: 'asc' })).toEqual([
      'journey',
      'car',
      'expired',
      'extended',
      'cancelled',
    ])
  })

  test('leaves the given list unchanged', () => {
    const given = [car, journey]
    sortContracts(given, { sort: 'price', order: 'asc' })
    expect(namesOf(given)).toEqual(['car', 'journey'])
  })

  test('does not depend on the order of the server’s answer', () => {
    const backwards = sortContracts(all.toReversed(), { sort: 'status', order: 'desc' })
    expect(namesOf(backwards)).toEqual(sorted({ sort: 'status', order: 'desc' }))
  })
})

describe('the list of contracts', () => {
  test('counts the contracts of each status', () => {
    expect(listContracts(all, DEFAULT_VIEW).counts).toEqual({
      all: 5,
      active: 2,
      extended: 1,
      renewed: 0,
      cancelled: 1,
      expired: 1,
    })
  })

  test('folds ended and replaced contracts, unless there is a search or no active contract', () => {
    const foldedIn = (list: typeof all, asked: ListView) =>
      namesOf(foldedOf(listContracts(list, asked).shown, asked, today))
    expect(new Set(foldedIn(all, DEFAULT_VIEW))).toEqual(
      new Set(['cancelled', 'expired', 'extended']),
    )
    expect(foldedIn(all, view({ query: 'voiture' }))).toEqual([])
    expect(foldedIn(all, view({ sort: 'price' }))).toEqual([])
    expect(foldedIn(all, view({ status: 'expired' }))).toEqual([])
    expect(foldedIn([expired], DEFAULT_VIEW)).toEqual([])
  })

  test('doesn’t fold a contract that was renewed ahead of time and still covers', () => {
    const renewed = { ...car, contract_id: 'renewed', status: 'renewed' as const }
    const past = { ...renewed, contract_id: 'past', end_date: '2026-11-27' }
    const folded = foldedOf([journey, renewed, past], DEFAULT_VIEW, today)
    expect(folded.map(({ contract_id: id }) => id)).toEqual(['past'])
  })

  test('filtered by status still counts the other statuses', () => {
    const list = listContracts(all, view({ status: 'active', sort: 'price', order: 'asc' }))
    expect(namesOf(list.shown)).toEqual(['journey', 'car'])
    expect(list.counts.cancelled).toBe(1)
  })

  test('counts only what the search found', () => {
    const list = listContracts(all, view({ query: 'voiture', status: 'expired' }))
    expect(list.shown).toEqual([])
    expect(list.counts).toEqual({
      all: 2,
      active: 1,
      extended: 0,
      renewed: 0,
      cancelled: 1,
      expired: 0,
    })
  })

  test('without any contract is empty, with every count at zero', () => {
    const list = listContracts([], DEFAULT_VIEW)
    expect(list.shown).toEqual([])
    expect(list.counts.all).toBe(0)
  })
})
