import type { Refund } from '@sillage/wire/contracts/refund.ts'
import { expect, test } from 'vitest'
import { refundNotes, whenRefunded } from './refund-notes.ts'

const line = {
  contract_id: '1',
  origin: 'original',
  status: 'active',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  price: 30,
  flat_contribution: 0,
  climate_contribution: 0,
  climate_back: 0,
  days: 30,
  days_left: 15,
  refund: 15,
  note: null,
  rows: null,
} as const satisfies Refund['lines'][number]
const refundOf = (change: Partial<Refund['lines'][number]>, total = 15): Refund => ({
  lines: [{ ...line, ...change }],
  total,
  due_by: '2026-12-21',
})
const said = (...given: Parameters<typeof refundNotes>) =>
  refundNotes(...given)
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [0, 'Le total ne comprend pas votre contribution à des projets climat, 2,03 €'],
  [2.03, 'comprend votre contribution à des projets climat, 2,03 €'],
  [
    0.87,
    'comprend la part de votre contribution à des projets climat qui n’a pas servi, 0,87 € sur 2,03 €',
  ],
])(
  'a refund of %d € on a climate contribution of 2,03 € is explained: %s',
  (climate_back, sentence) => {
    expect(said(refundOf({ climate_contribution: 2.03, climate_back }))).toContain(sentence)
    expect(said(refundOf({}))).toBe('À rembourser au plus tard le 21 décembre 2026.')
  },
)

test('the guarantee fund contribution is stated as kept, and a refund of zero has no due date', () => {
  expect(said(refundOf({ flat_contribution: 6.5 }, 0))).toBe(
    'La contribution forfaitaire au fonds de garantie reste acquise.',
  )
})

test('the day of a refund is given when something is paid back, and not when all of it is deducted', () => {
  expect(whenRefunded(refundOf({}))).toMatch(/^À rembourser au plus tard le 21.décembre.2026\.$/u)
  const settlement = { paid: 0, given_up: 0, taken_off: 15, owed: 0, paid_back: 0, to_pay: [] }
  expect(whenRefunded({ ...refundOf({}), settlement })).toBeNull()
})
