import { expect, test } from 'vitest'
import { asCalled } from './routes-as-called.ts'

const called = (code: string) => asCalled(code, 'some.ts').replace(/\s+/g, ' ').trim()

test('a route in the web build keeps what a call needs, without its schemas', () => {
  const written = called(`export const files = room({
    add: {
      method: 'POST',
      path: '/files/:id',
      access: 'signedIn',
      weight: 5,
      summary: 'Déposer un fichier',
      query: z.object({ name: text(80) }),
      body: z.object({ label: text(80) }),
      reply: data(z.object({ id: uuid })),
      status: 201,
      idempotent: true,
    },
  })`)
  expect(written).toBe(
    "export const files = /*#__PURE__*/ room({ add: { method: 'POST', path: '/files/:id', access: 'signedIn', reply: null, idempotent: true, }, })",
  )
})

test('a stream body and a reply that is not JSON are kept, because the call depends on them', () => {
  const written = called(
    "const a = room({ put: { method: 'PUT', path: '/a', access: 'public', body: 'stream', reply: 'none' }, see: { method: 'GET', path: '/b', access: 'public', reply: 'application/pdf' } })",
  )
  expect(written).toContain("path: '/a', access: 'public', body: 'stream', reply: 'none' }")
  expect(written).toContain("path: '/b', access: 'public', reply: 'application/pdf' }")
})

test('the routes of a part that a room spreads lose their schemas too', () => {
  const written = called(
    "export const part = { add: { method: 'POST', path: '/a', access: STAFF, body: z.object({}), reply: data(due) } }",
  )
  expect(written).toBe(
    "export const part = { add: { method: 'POST', path: '/a', access: STAFF, reply: null } }",
  )
})

test('unused schemas are marked as droppable; calls inside functions or statements never are', () => {
  expect(called('export const due = z.object({ id: text(9) })')).toBe(
    'export const due = /*#__PURE__*/ (() => z.object({ id: text(9) }))()',
  )
  expect(called('const own = z.object({ ...due.shape }).check(z.minLength(1))')).toBe(
    'const own = /*#__PURE__*/ (() => z.object({ ...due.shape }).check(z.minLength(1)))()',
  )
  for (const kept of [
    'export function send() { notify() }',
    'const later = () => notify()',
    'z.config({})',
  ])
    expect(called(kept)).toBe(kept)
})
