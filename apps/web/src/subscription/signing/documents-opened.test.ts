import { expect, it } from 'vitest'
import { recentlyOpened, withOpened } from './documents-opened.ts'

it('the first opening of each document is remembered', () => {
  const once = withOpened([], { document: 'ipid', openedAt: '2026-11-21T09:00:00Z' })
  const twice = withOpened(once, { document: 'ipid', openedAt: '2026-11-21T10:00:00Z' })
  const both = withOpened(twice, { document: 'conditions', openedAt: '2026-11-21T11:00:00Z' })
  expect(both).toEqual([
    { document: 'ipid', openedAt: '2026-11-21T09:00:00Z' },
    { document: 'conditions', openedAt: '2026-11-21T11:00:00Z' },
  ])
})

it('openings more than a month old are forgotten', () => {
  const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
  const old = { document: 'ipid', openedAt: '2026-10-21T09:00:00Z' } as const
  const recent = { document: 'conditions', openedAt: '2026-11-20T09:00:00Z' } as const
  expect(recentlyOpened([old, recent], now)).toEqual([recent])
})
