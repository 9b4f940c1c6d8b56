import { describe, expect, test } from 'vitest'
import { hasPage } from './file-trail.ts'
import { turnPage } from './trail-pages.ts'

const full = Array.from({ length: 25 }, (_, at) => `a${at}`)
const trail = { back: '/sinistresDashboard?tour=insurer&page=2', ids: full }

/** A fake reader that returns these pages in order. */
const reading = (...pages: readonly (readonly string[])[]) => {
  const asked: (number | string | null)[][] = []
  return {
    asked,
    readPage: (view: { readonly page: number; readonly waiting: string | null }) => {
      asked.push([view.page, view.waiting])
      return Promise.resolve(pages[view.page - 1] ?? [])
    },
  }
}

describe('going past the end of a page', () => {
  test('opens the first file of the next page, with the same filters', async () => {
    const { readPage, asked } = reading([], full, ['b0', 'b1'])
    expect(await turnPage(trail, { step: 1, readPage })).toEqual({
      trail: { back: '/sinistresDashboard?tour=insurer&page=3', ids: ['b0', 'b1'] },
      id: 'b0',
    })
    expect(asked).toEqual([
      [2, 'insurer'],
      [3, 'insurer'],
    ])
  })

  test('opens first the files that moved up because others were handled', async () => {
    const moved = [...full.slice(2), 'b0', 'b1']
    const { readPage } = reading([], moved, ['b2'])
    expect(await turnPage(trail, { step: 1, readPage })).toEqual({
      trail: { back: trail.back, ids: moved },
      id: 'b0',
    })
  })

  test('opens nothing at the end of the list', async () => {
    const { readPage } = reading([], full)
    expect(await turnPage(trail, { step: 1, readPage })).toBeNull()
  })
})

test('going before a page opens the last file of the previous one, and nothing before the first', async () => {
  const { readPage } = reading(['z0', 'z1'])
  expect(await turnPage(trail, { step: -1, readPage })).toEqual({
    trail: { back: '/sinistresDashboard?tour=insurer', ids: ['z0', 'z1'] },
    id: 'z1',
  })
  const first = { back: '/sinistresDashboard', ids: full }
  expect(await turnPage(first, { step: -1, readPage })).toBeNull()
})

test('a full page of the desk may have a next page, a list of the day never has', async () => {
  expect(hasPage(trail, 1)).toBe(true)
  expect(hasPage(trail, -1)).toBe(true)
  expect(hasPage({ ...trail, ids: ['a'] }, 1)).toBe(false)
  expect(hasPage({ back: '/sinistresDashboard', ids: full }, -1)).toBe(false)
  const day = { back: '/ma-journee', ids: full }
  expect([hasPage(day, 1), hasPage(day, -1)]).toEqual([false, false])
  expect(await turnPage(day, { step: 1, readPage: reading(full).readPage })).toBeNull()
})
