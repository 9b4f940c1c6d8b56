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
    "const a = room({ put: { path: '/a', body: 'stream', reply: 'none' }, see: { path: '/b', reply: 'application/pdf' } })",
  )
  expect(written).toContain("put: { path: '/a', body: 'stream', reply: 'none' }")
  expect(written).toContain("see: { path: '/b', reply: 'application/pdf' }")
})

test('unused schemas are marked as droppable; calls inside functions or statements never are', () => {
  expect(called('export const due = z.object({ id: text(9) })')).toBe(
    'export const due = /*#__PURE__*/ z.object({ id: /*#__PURE__*/ text(9) })',
  )
  for (const kept of [
    'export function send() { notify() }',
    'const later = () => notify()',
    'z.config({})',
  ])
    expect(called(kept)).toBe(kept)
})
