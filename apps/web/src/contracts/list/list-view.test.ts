import { describe, expect, test } from 'vitest'
import { DEFAULT_VIEW, isDefaultView, readView, writeView } from './list-view.ts'

describe('the view of the list in the address', () => {
  test('a plain address is the default view: every contract, by date, newest first', () => {
    expect(readView('')).toEqual({ query: '', sort: 'date', order: 'desc', status: 'all' })
  })

  test('each part is read from its own parameter', () => {
    expect(readView('?q=Lyon&sort=price&order=asc&status=cancelled')).toEqual({
      query: 'Lyon',
      sort: 'price',
      order: 'asc',
      status: 'cancelled',
    })
  })

  test('unknown values fall back to the default instead of breaking the page', () => {
    expect(readView('?sort=colour&order=sideways&status=lost')).toEqual(DEFAULT_VIEW)
  })

  test('the default view leaves the address plain', () => {
    expect(writeView(DEFAULT_VIEW)).toBe('')
    expect(isDefaultView(DEFAULT_VIEW)).toBe(true)
  })

  test('only what differs from the default is written', () => {
    expect(writeView({ ...DEFAULT_VIEW, order: 'asc' })).toBe('order=asc')
    expect(isDefaultView({ ...DEFAULT_VIEW, order: 'asc' })).toBe(false)
  })

  test('a view written and read again is the same, accents and signs included', () => {
    const view = {
      query: 'Orléans & n° 7c1e',
      sort: 'type',
      order: 'asc',
      status: 'expired',
    } as const
    expect(readView(writeView(view))).toEqual(view)
  })
})
