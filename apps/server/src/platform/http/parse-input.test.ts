import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DomainError } from './domain-error.ts'
import { parse } from './parse-input.ts'

const trips = z.object({
  trips: z.array(z.object({ mode: z.enum(['car', 'train'], 'Choisissez un moyen de transport.') })),
})

function refusalOf(schema: typeof trips | z.ZodMiniType, value: unknown) {
  try {
    parse(schema, value)
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('accepted')
}

test('what is refused is named by its path, and said by its own sentence', () => {
  const refusal = refusalOf(trips, { trips: [{ mode: 'car' }, { mode: 'balloon' }] })
  expect(refusal).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(refusal.errors).toEqual([
    { path: 'trips[1].mode', message: 'Choisissez un moyen de transport.' },
  ])
  expect(refusal.message).toBe('Choisissez un moyen de transport.')
})

test('a sentence that means nothing without its field gives way to a general one', () => {
  const named = z.object({ name: z.string('Ce champ est obligatoire.') })
  const refusal = refusalOf(named, {})
  expect(refusal.errors).toEqual([{ path: 'name', message: 'Ce champ est obligatoire.' }])
  expect(refusal.message).toMatch(/^Une information manque/)
})

test('twenty faults are told at most', () => {
  const refusal = refusalOf(trips, { trips: Array.from({ length: 30 }, () => ({ mode: '' })) })
  expect(refusal.errors).toHaveLength(20)
})
