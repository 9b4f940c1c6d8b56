import { describe, expect, test } from 'vitest'
import { faultsOfOrders } from './orders.ts'

const head = {
  messageId: 'M1',
  createdAt: '2026-11-23T08:00:00',
  on: Temporal.PlainDate.from('2026-12-01'),
}
const order = {
  endToEndId: 'E1',
  cents: 8376,
  name: 'Camille Moreau',
  iban: 'FR1420041010050500013M02606',
  text: 'RF18539007547034',
}

describe('bank orders', () => {
  test('without a fault are accepted', () => {
    expect(faultsOfOrders(head, [order, { ...order, endToEndId: 'E2' }])).toEqual([])
  })

  test.each([
    ['amount', { cents: 0 }],
    ['amount', { cents: 100_000_000_000 }],
    ['amount', { cents: 0.5 }],
    ['name', { name: 'Chloé' }],
    ['name', { name: '' }],
    ['name', { name: 'A'.repeat(71) }],
    ['IBAN', { iban: 'FR1420041010050500013M02607' }],
    ['IBAN', { iban: 'US1420041010050500013M02606' }],
    ['text', { text: 'a//b' }],
    ['text', { text: 'a'.repeat(141) }],
  ])('with a wrong %s are reported', (what, change) => {
    expect(faultsOfOrders(head, [{ ...order, ...change }])).toEqual([`E1: ${what}`])
  })

  test('need a unique id of at most 35 characters, without spaces', () => {
    const id = '0b6b1c9e-5b1f-4f0b-9a51-52f6f2a3c4d5'
    expect(faultsOfOrders(head, [{ ...order, endToEndId: id }])).toEqual([`${id}: no id`])
    expect(faultsOfOrders(head, [{ ...order, endToEndId: 'E 1' }])).toEqual(['E 1: no id'])
    expect(faultsOfOrders(head, [order, order])).toEqual(['E1: twice'])
    expect(faultsOfOrders(head, [{ ...order, endToEndId: 'M1' }])).toEqual(['M1: twice'])
  })

  test('need at least one order, on a settlement day to come', () => {
    const on = Temporal.PlainDate.from('2026-12-25')
    expect(faultsOfOrders({ ...head, on }, [order])).toEqual(['2026-12-25: no day of settlement'])
    const past = Temporal.PlainDate.from('2026-11-20')
    expect(faultsOfOrders({ ...head, on: past }, [order])).toEqual(['2026-11-20: past'])
    expect(faultsOfOrders(head, [])).toEqual(['no order'])
  })
})
