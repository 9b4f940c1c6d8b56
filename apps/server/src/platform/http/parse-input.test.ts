import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DomainError } from './domain-error.ts'
import { parse } from './parse-input.ts'
import { sentenceOf } from './sentences.ts'

z.config({ customError: sentenceOf })

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

test('an invalid field is reported at its path, with its own sentence', () => {
  const refusal = refusalOf(trips, { trips: [{ mode: 'car' }, { mode: 'balloon' }] })
  expect(refusal).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(refusal.errors).toEqual([
    { path: 'trips[1].mode', message: 'Choisissez un moyen de transport.' },
  ])
  expect(refusal.message).toBe('Choisissez un moyen de transport.')
})

test('a sentence that needs its field is replaced by a general one as the overall message', () => {
  const named = z.object({ name: z.string('Ce champ est obligatoire.') })
  const refusal = refusalOf(named, {})
  expect(refusal.errors).toEqual([{ path: 'name', message: 'Ce champ est obligatoire.' }])
  expect(refusal.message).toMatch(/^Une information manque/)
})

const answer = z.object({ value: z.union([z.string(), z.int()]) })
const answersOrBare = z.union([z.object({ answers: z.array(answer) }), z.array(answer)])

test.each([
  [{ answers: [{ value: 'a' }, { value: 12.5 }] }, 'answers[1].value'],
  [[{ value: null }], '[0].value'],
  [{}, 'answers'],
  ['a', ''],
])(
  'a field of a value with several shapes is named in the shape that was sent (%#)',
  (value, path) => {
    expect(refusalOf(answersOrBare, value).errors.map((error) => error.path)).toEqual([path])
  },
)

test('a value that has the shape of several is refused as a whole', () => {
  const proof = z.union([z.object({ password: z.string() }), z.object({ code: z.string() })])
  expect(refusalOf(proof, { code: 5 }).errors.map(({ path }) => path)).toEqual([''])
})

test('at most twenty faults are reported', () => {
  const refusal = refusalOf(trips, { trips: Array.from({ length: 30 }, () => ({ mode: '' })) })
  expect(refusal.errors).toHaveLength(20)
})

test.each([
  [z.array(z.string()).check(z.minLength(2)), ['a'], 'Il en faut au moins 2.'],
  [z.string().check(z.minLength(2)), 'a', 'Il en faut au moins 2.'],
  [z.set(z.string()).check(z.maxSize(1)), new Set(['a', 'b']), 'Il en faut au plus 1.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Il en faut au plus 1.'],
  [z.number().check(z.minimum(2)), 1, 'La valeur la plus petite est 2.'],
  [z.number().check(z.maximum(2)), 3, 'La valeur la plus grande est 2.'],
  [z.enum(['a']), 'b', 'Cette valeur n’est pas proposée.'],
  [z.number(), 'b', 'Cette valeur n’a pas la forme attendue.'],
  [z.iso.date(), 'b', 'Cette valeur n’a pas la forme attendue.'],
])(
  'a schema without a message of its own gets a default French one (%#)',
  (schema, value, message) => {
    expect(refusalOf(z.object({ of: schema }), { of: value }).errors).toEqual([
      { path: 'of', message },
    ])
  },
)
