import { expect, test } from 'vitest'
import { readChoices } from './choices.ts'
import { tariffInForce } from './tariffs.ts'

const car = tariffInForce('car', Temporal.PlainDate.from('2026-11-21'))

test('answer ids become choices by question, whatever their order', () => {
  expect(readChoices(car, ['car.energy.electric', 'car.body.city'])).toEqual({
    ok: true,
    value: { 'car.body': 'car.body.city', 'car.energy': 'car.energy.electric' },
  })
})

test('without ids there is no choice', () => {
  expect(readChoices(car, [])).toEqual({ ok: true, value: {} })
})

test('the same answer id sent twice counts once', () => {
  expect(readChoices(car, ['car.body.city', 'car.body.city'])).toMatchObject({ ok: true })
})

test('two answers to one question are refused, and the question is named', () => {
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
  'the unknown id « %s » is refused',
  (id) => {
    expect(readChoices(car, [id])).toMatchObject({
      ok: false,
      error: { code: 'price.unknown_answer', path: 'answers[0]' },
    })
  },
)

test('a very long unknown id is not repeated whole in the refusal', () => {
  const read = readChoices(car, ['x'.repeat(100_000)])
  expect(!read.ok && read.error.message.length < 200).toBe(true)
})
