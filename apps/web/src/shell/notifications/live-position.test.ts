import { LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'
import { afterEach, expect, test } from 'vitest'
import { beginLine, endLine, isFollowing, noteRead } from './live-position.ts'

afterEach(endLine)

const readAt = (position: number) =>
  noteRead(new Response('{}', { headers: { [LIVE_HEADER]: String(position) } }))

test('a line begins with the oldest of what the page has read', () => {
  readAt(12)
  readAt(11)
  readAt(14)
  noteRead(new Response('{}'))
  expect(isFollowing()).toBe(false)
  expect(beginLine(() => undefined)).toBe(11)
  expect(isFollowing()).toBe(true)
})

test('a line of a page that has read nothing asks to reload, and a late reply does not again', () => {
  let reloads = 0
  expect(beginLine(() => reloads++)).toBeNull()
  readAt(3)
  expect(reloads).toBe(0)
})

test('a late reply that is older than the beginning of the line reloads what is shown', () => {
  let reloads = 0
  readAt(12)
  beginLine(() => reloads++)
  readAt(12)
  expect(reloads).toBe(0)
  readAt(11)
  expect(reloads).toBe(1)
})

test('the next person’s line knows nothing of what was read before', () => {
  readAt(12)
  beginLine(() => undefined)
  endLine()
  expect(beginLine(() => undefined)).toBeNull()
})
