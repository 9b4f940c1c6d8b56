import { expect, test } from 'vitest'
import { sampleContract } from '../contracts/sample-contract.ts'
import { draftsUnderWay, payoutsWithoutAccount, quotesEnding } from './begun.ts'

const today = Temporal.PlainDate.from('2026-11-21')

const kept = (product: 'car' | 'travel', answers: Record<string, unknown>) => ({
  product,
  content: { answers },
  saved_at: '2026-11-20T10:00:00.000Z',
})
const until = (valid_until: string) => ({
  quote_id: valid_until,
  contract_type: { type: 'travel' as const },
  valid_until,
  start_date: '2026-12-12',
  end_date: '2027-01-03',
  price: 63.74,
})

test('an unfinished subscription is shown once it has an answer', () => {
  const car = kept('car', { usage: { answer: 'Loisirs' } })
  expect(draftsUnderWay([car, kept('travel', {})])).toEqual([car])
})

test('a payout waits for an account unless it has one, goes to a card, is held or was paid', () => {
  const waiting = {
    id: 'waiting',
    contract_id: null,
    claim_id: 'claim',
    amount: 300,
    requested_at: '2026-11-20T10:00:00Z',
    due_by: '2026-12-20',
    account: null,
    to_card: false,
    payable_from: null,
    held: false,
    paid_on: null,
  }
  const account = { holder: 'Camille', iban: 'FR76 … 0189' }
  const all = [
    waiting,
    { ...waiting, account },
    { ...waiting, to_card: true },
    { ...waiting, held: true },
    { ...waiting, paid_on: '2026-11-21' },
  ]
  expect(payoutsWithoutAccount(all)).toEqual([waiting])
})

test('quotes are shown in their last week, soonest first, unless a contract covers the same days', () => {
  const quotes = [
    until('2026-11-28'),
    until('2026-11-29'),
    until('2026-11-21'),
    until('2026-11-20'),
  ]
  const ending = quotesEnding(quotes, { contracts: [], today })
  expect(ending.map(({ quote_id }) => quote_id)).toEqual(['2026-11-21', '2026-11-28'])
  const { start_date, end_date, contract_type } = until('2026-11-28')
  const signed = sampleContract({ start_date, end_date, contract_type })
  expect(quotesEnding(quotes, { contracts: [signed], today })).toEqual([])
})
