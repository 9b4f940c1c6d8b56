import type { Body } from '@sillage/wire/http/route.ts'
import type { subscription } from '@sillage/wire/subscription.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'

const server = await serveTests()

type Asked = Body<typeof subscription.offers>
const offers = (body: Asked) => server.client().subscription.offers({ body })
const price = async (body: Asked) => (await server.client().subscription.price({ body })).data

const CAR = ['car.energy.diesel', 'car.parking.garage', 'car.level.intermediate']

test('each level is offered at the price that the price call gives', async () => {
  const { level_question_id, levels } = await offers({ contract_type: 'car', answers: CAR })
  expect(level_question_id).toBe('car.level')
  expect(levels).toHaveLength(3)
  for (const { choosable_answer_id: level, price: shown } of levels) {
    const answers = ['car.energy.diesel', 'car.parking.garage', level]
    expect(shown).toBe(await price({ contract_type: 'car', answers }))
  }
})

test('the difference shown for an answer is that of the two prices, to the cent', async () => {
  const { differences } = await offers({ contract_type: 'car', answers: CAR })
  const street = differences.find(({ choosable_answer_id: id }) => id === 'car.parking.street')
  const answers = ['car.energy.diesel', 'car.parking.street', 'car.level.intermediate']
  const before = await price({ contract_type: 'car', answers: CAR })
  const after = await price({ contract_type: 'car', answers })
  expect(street?.amount).toBeGreaterThan(0)
  expect(before + (street?.amount ?? 0)).toBeCloseTo(after, 5)
})

test('somebody who can’t subscribe gets the reason and its question, and no price', async () => {
  const { levels, differences, refusal } = await offers({
    contract_type: 'car',
    answers: ['car.licence.none'],
  })
  expect([levels, differences]).toEqual([[], []])
  expect(refusal).toMatchObject({
    code: 'eligibility.no_licence',
    configuration_question_id: 'car.licence',
  })
})

test('an answer that belongs to no question is refused', async () => {
  const call = offers({ contract_type: 'travel', answers: ['travel.level.gold'] })
  expect(await refusalOf(call)).toMatchObject({
    status: 422,
    problem: { code: 'price.unknown_answer' },
  })
})
