import { describe, expect, test } from 'vitest'
import { DEFAULT_VIEW, isDefaultView, readView, writeView } from './list-view.ts'

describe('the view of the contract list in the URL', () => {
  test('is, by default, every contract by date, newest first', () => {
    expect(readView('')).toEqual({ query: '', sort: 'date', order: 'desc', status: 'all' })
  })

  test('reads each part from its own parameter', () => {
    expect(readView('?q=Lyon&sort=price&order=asc&status=cancelled')).toEqual({
      query: 'Lyon',
      sort: 'price',
      order: 'asc',
      status: 'cancelled',
    })
  })

  test('falls back to the default for unknown values', () => {
    expect(readView('?sort=colour&order=sideways&status=lost')).toEqual(DEFAULT_VIEW)
  })

  test('is left out of the URL when it is the default', () => {
    expect(writeView(DEFAULT_VIEW)).toBe('')
    expect(isDefaultView(DEFAULT_VIEW)).toBe(true)
  })

  test('is written only where it differs from the default', () => {
    expect(writeView({ ...DEFAULT_VIEW, order: 'asc' })).toBe('order=asc')
    expect(isDefaultView({ ...DEFAULT_VIEW, order: 'asc' })).toBe(false)
  })

  test('is read back as it was written, accents and signs included', () => {
    const view = {
      query: 'Orléans & n° 7c1e',
      sort: 'type',
      order: 'asc',
      status: 'expired',
    } as const
    expect(readView(writeView(view))).toEqual(view)
  })
})
