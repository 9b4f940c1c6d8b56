import { LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'
import { afterEach, expect, test } from 'vitest'
import { beginAt, beginLine, endLine, isFollowing, noteRead } from './live-position.ts'

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

test('a line that opens before the first reply reloads only what is older than its first word', () => {
  let reloads = 0
  expect(beginLine(() => reloads++)).toBeNull()
  expect(isFollowing()).toBe(false)
  readAt(12)
  beginAt(12)
  expect(isFollowing()).toBe(true)
  readAt(12)
  expect(reloads).toBe(0)
  readAt(11)
  expect(reloads).toBe(1)
})

test('a line reloads what was read before its first word', () => {
  let reloads = 0
  beginLine(() => reloads++)
  readAt(11)
  beginAt(12)
  expect(reloads).toBe(1)
})

test('a line that can’t go on from where it was reloads what is shown', () => {
  let reloads = 0
  readAt(12)
  beginLine(() => reloads++)
  beginAt(40)
  expect(reloads).toBe(1)
  beginAt(90)
  expect(reloads).toBe(2)
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
