import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { drawAvatar } from './avatar.ts'

const tintOf = (name: string) => /fill="(#[0-9a-f]{6})"/.exec(drawAvatar(name))?.[1]
const initials = (name: string) => />([^<]*)<\/text>/.exec(drawAvatar(name))?.[1]

test.each([
  ['camille.roussel', 'CR'],
  ['..camille__de-la  tour', 'CD'],
  ['émile', 'É'],
  ['😀 zoé', '😀Z'],
  ['<x> & co', '&#60;&#38;'],
  ['...', ''],
])('the initials of « %s » are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a name always gets the same tint, and all six tints are used', () => {
  expect(tintOf('camille.roussel')).toBe(tintOf('camille.roussel'))
  const names = Array.from({ length: 40 }, (_, n) => `personne-${n}`)
  expect(new Set(names.map(tintOf)).size).toBe(6)
})

test('the avatar’s address serves the drawing', async () => {
  const server = await startTestApp()
  const answer = await fetch(`${server.address}/backend/avatars/camille.roussel`)
  expect([answer.status, await answer.text()]).toEqual([200, drawAvatar('camille.roussel')])
  await server.close()
})
