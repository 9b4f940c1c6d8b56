import { expect, test } from 'vitest'
import { moneyPage } from './money.ts'
import { monthlyLife } from './money-monthly.ts'

test('an unpaid instalment leads to a formal notice, a suspension and a resumption at noon', () => {
  const { book, contract, steps } = monthlyLife()
  expect(
    steps.map(({ on, step, cents, at }) => [on.toString(), step, cents, at?.toString()]),
  ).toEqual([
    // disputed on Monday 10 May 2027: the due date, 22 March, is long past
    ['2027-05-10', 'late', 4878, undefined],
    ['2027-05-20', 'drafted', 4878, undefined],
    ['2027-05-21', 'posted', 4878, undefined],
    // 21 May plus thirty days is 20 June: cover stops when the next day begins
    ['2027-06-21', 'suspended', 4878, '00:00:00'],
    // paid on 30 June
    ['2027-07-01', 'resumed', 0, '12:00:00'],
  ])
  // 591,93 € and 12,00 € for the climate, all paid in the end
  expect(contract.priceCents + 1200).toBe(60_393)
  expect(book.balance('bank')).toBe(60_393)
  expect(book.balance('policyholders')).toBe(0)
})

test('the printed page tells these steps', () => {
  const page = moneyPage()
  for (const said of [
    '| 2027-05-10 | *late: 48,78 € owed* |',
    '| 2027-05-20 | *formal notice drafted: 48,78 € claimed* |',
    '| 2027-05-21 | *formal notice posted, registered* |',
    '| 2027-06-21 | *cover suspended from 00:00* |',
    '| 2027-07-01 | *cover resumes at 12:00* |',
  ])
    expect(page).toContain(said)
})
