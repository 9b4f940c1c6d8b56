import { expect, test } from 'vitest'
import { type CancellationPreview, termsOf } from './cancellation-terms.ts'

const refund = (total: number): CancellationPreview['refund'] => ({
  lines: [],
  total,
  due_by: '2026-12-22',
})
const preview: CancellationPreview = {
  effect_date: '2026-11-22',
  refund: refund(10),
  warnings: [{ code: 'immediate', message: 'Aussitôt.' }],
  last_day: '2026-12-30',
  events_from: '2026-03-01',
  grounds: [],
  legal: null,
}
const legal = {
  refusal: null,
  effect: {
    effect_date: '2026-12-02',
    covered_until: '2026-11-20',
    sentence: 'Le 2 décembre.',
    refund: refund(12),
  },
  warnings: [],
}
const event = Temporal.PlainDate.from('2026-11-20')

test('a cancellation by choice takes effect today', () => {
  const { terms } = termsOf(preview, { ground: null, isLater: false, event: null })
  expect(terms?.effect).toContain('22\u00a0novembre\u00a02026')
  expect(terms?.refund.total).toBe(10)
})

test('a cancellation by choice on a later day shows the terms of that day, once chosen', () => {
  const later = { ground: null, isLater: true, event }
  expect(termsOf(preview, { ...later, event: null })).toEqual({ terms: null, refusal: null })
  expect(termsOf({ ...preview, legal }, later).terms).toMatchObject({ refund: { total: 12 } })
})

test('a legal ground shows nothing until its day is given and the server has answered', () => {
  const nothing = { terms: null, refusal: null }
  expect(termsOf({ ...preview, legal }, { ground: 'sold', isLater: false, event: null })).toEqual(
    nothing,
  )
  expect(termsOf(preview, { ground: 'sold', isLater: false, event })).toEqual(nothing)
})

test('a legal ground shows its legal effect and refund, or the refusal', () => {
  const { terms } = termsOf({ ...preview, legal }, { ground: 'sold', isLater: false, event })
  expect(terms).toMatchObject({ effect: 'Le 2 décembre.', refund: { total: 12 } })
  const refused = { refusal: { code: 'x', message: 'Trop tard.' }, effect: null, warnings: [] }
  expect(
    termsOf({ ...preview, legal: refused }, { ground: 'sold', isLater: false, event }),
  ).toEqual({
    terms: null,
    refusal: 'Trop tard.',
  })
})
