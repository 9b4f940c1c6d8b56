import { paths } from '@sillage/wire/addresses.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_DESK, deskPath, deskQuery, isFiltered, readDesk, writeDesk } from './desk-view.ts'

describe('the view of the desk in the URL', () => {
  test('is the default one when the URL is empty, and the other way round', () => {
    expect(readDesk('')).toEqual(DEFAULT_DESK)
    expect(writeDesk(DEFAULT_DESK)).toBe('')
  })

  test('for unread files has the address the home page links to', () => {
    expect(deskPath({ only: 'unread' })).toBe(paths.claimsDeskUnread)
  })

  test('is read back as it was written', () => {
    const view = {
      text: 'pare-brise & co',
      status: 'En cours',
      nature: "Refus d'embarquement",
      year: 2026,
      assignee: 'me',
      waiting: 'insurer',
      only: 'late',
      waits: 10,
      reserved: 5000,
      age: 'd30',
      cause: 'away',
      done: 'reopened',
      within: 30,
      back: 2,
      by: '0b3a6b52-6d0f-4c83-9a3e-7d8b1f4d2c11',
      sort: 'activity',
      page: 3,
    } as const
    expect(readDesk(writeDesk(view))).toEqual(view)
  })

  test('names a colleague by account id', () => {
    const assignee = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect(readDesk(writeDesk({ ...DEFAULT_DESK, assignee })).assignee).toBe(assignee)
  })

  test('falls back to the default for invalid values', () => {
    expect(
      readDesk(
        'statut=Perdu&annee=-1&conseiller=root&tour=x&tri=prix&page=0&depuis=3&age=12&cause=paresse',
      ),
    ).toEqual(DEFAULT_DESK)
  })
})

test('the sort order and the page don’t count as filters', () => {
  expect(isFiltered({ ...DEFAULT_DESK, sort: 'declared', page: 4 })).toBe(false)
  expect(isFiltered({ ...DEFAULT_DESK, waiting: 'customer' })).toBe(true)
})

test('the server receives only the filters that are set', () => {
  expect(deskQuery({ ...DEFAULT_DESK, year: 2026 })).toEqual({
    year: 2026,
    sort: 'urgency',
    page: 1,
    limit: 25,
  })
})
