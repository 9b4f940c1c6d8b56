import { expect, test } from 'vitest'
import { readChoices } from './choices.ts'
import { tariffInForce } from './tariffs.ts'

const car = tariffInForce('car', Temporal.PlainDate.from('2026-11-21'))

test('ids become choices by question, in any order', () => {
  expect(readChoices(car, ['car.energy.electric', 'car.body.city'])).toEqual({
    ok: true,
    value: { 'car.body': 'car.body.city', 'car.energy': 'car.energy.electric' },
  })
})

test('no id is no choice', () => {
  expect(readChoices(car, [])).toEqual({ ok: true, value: {} })
})

test('the same id twice is one answer', () => {
  expect(readChoices(car, ['car.body.city', 'car.body.city'])).toMatchObject({ ok: true })
})

test('two answers to one question are refused, naming the question', () => {
  expect(readChoices(car, ['car.body.city', 'car.energy.petrol', 'car.body.suv'])).toMatchObject({
    ok: false,
    error: {
      code: 'price.two_answers',
      path: 'answers[2]',
      message: expect.stringContaining('Quel type de voiture assurez-vous'),
    },
  })
})

test.each(['car.body', 'car.body.boat', 'travel.zone.world', '__proto__', ''])(
  'the id « %s » is refused',
  (id) => {
    expect(readChoices(car, [id])).toMatchObject({
      ok: false,
      error: { code: 'price.unknown_answer', path: 'answers[0]' },
    })
  },
)

test('a giant id is not repeated whole', () => {
  const read = readChoices(car, ['x'.repeat(100_000)])
  expect(!read.ok && read.error.message.length < 200).toBe(true)
})
