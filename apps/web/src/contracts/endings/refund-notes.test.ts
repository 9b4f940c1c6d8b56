import type { Refund } from '@sillage/wire/contracts/contract-life.ts'
import { expect, test } from 'vitest'
import { refundNotes } from './refund-notes.ts'

const line = {
  contract_id: '1',
  origin: 'original',
  status: 'active',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  price: 30,
  flat_contribution: 0,
  climate_contribution: 0,
  days: 30,
  days_left: 15,
  refund: 15,
  note: null,
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

test('a contribution to climate projects stays with a cancellation and comes back with a withdrawal', () => {
  const refund = refundOf({ climate_contribution: 2.03 })
  expect(said(refund, 'cancellation')).toContain(
    'ne comprend pas votre contribution à des projets climat, 2,03 €',
  )
  expect(said(refund, 'withdrawal')).toContain('comprend votre contribution à des projets climat')
  expect(said(refundOf({}), 'cancellation')).toBe('À rembourser au plus tard le 21 décembre 2026.')
})

test('what was paid to the fund stays, and nothing to pay back has no day', () => {
  expect(said(refundOf({ flat_contribution: 6.5 }, 0), 'cancellation')).toBe(
    'La contribution forfaitaire au fonds de garantie reste acquise.',
  )
})
