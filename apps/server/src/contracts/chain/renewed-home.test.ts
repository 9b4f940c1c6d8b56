import { beforeEach, expect, test } from 'vitest'
import { SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from './contract-life.factory.ts'

let camille: TestSession
const server = await serveTests()
beforeEach(async () => {
  camille = await signInAs(server)
})

/** A contract signed in Nantes that can be renewed, for a car kept there by default. */
const signedInNantes = (department = 'car.department.44') =>
  buildSigned(server, camille, { answerIds: [department], endingIn: 10 })

const moveTo = (postalCode: string, city: string) =>
  camille.client.profile.update({ body: { address: { ...SAMPLE_ADDRESS, postalCode, city } } })

const NEXT = [inDays(11), inDays(21)] as const

test('after a move to another department, a renewal asks where the car is kept, and is priced there', async () => {
  const { renewalPrice, renew, listed } = await signedInNantes()
  const { price } = await listed()
  expect((await renewalPrice(...NEXT)).data.home_question).toBeNull()
  await moveTo('93200', 'Saint-Denis')
  const { data: asked } = await renewalPrice(...NEXT)
  expect(asked.home_question).toMatchObject({
    question_id: 'car.department',
    answers: [
      { id: 'car.department.44', text: '44 Loire-Atlantique' },
      { id: 'car.department.93', text: '93 Seine-Saint-Denis' },
    ],
  })
  const kept = await renewalPrice(...NEXT, undefined, 'car.department.44')
  expect(kept.data.total_price).toBe(price)
  const home = 'car.department.93'
  const { data: moved } = await renewalPrice(...NEXT, undefined, home)
  expect(moved.total_price).toBeGreaterThan(price)

  // refused without an answer, and at the previous price
  expect((await refusalOf(renew(...NEXT, price))).problem?.code).toBe('home.unanswered')
  expect((await refusalOf(renew(...NEXT, price, { home }))).problem?.code).toBe('price.changed')
  expect(
    (await refusalOf(renew(...NEXT, price, { home: 'car.department.13' }))).problem?.code,
  ).toBe('home.unknown_answer')
  const { data: renewed } = await renew(...NEXT, moved.total_price, { home })
  expect(renewed.price).toBe(moved.total_price)
  const paper = { id: renewed.contract_id, kind: 'contract' } as const
  const { text } = await readPdf(
    Buffer.from(await camille.client.contracts.paper({ params: paper })),
  )
  expect(text).toContain('93 Seine-Saint-Denis')
  expect(text).not.toContain('44 Loire-Atlantique')
})

test('a car that stays where it was is renewed at its price, and is not asked about again', async () => {
  const { renew, listed } = await signedInNantes()
  const { price } = await listed()
  await moveTo('93200', 'Saint-Denis')
  const { data } = await renew(...NEXT, price, { home: 'car.department.44' })
  expect(data.price).toBe(price)
  const { renewalPrice } = actionsOn(camille, data.contract_id)
  const next = await renewalPrice(inDays(22), inDays(30))
  expect(next.data.home_question).toBeNull()
})

test('a car kept elsewhere from the start is not asked about without a move', async () => {
  const { renewalPrice } = await signedInNantes('car.department.93')
  expect((await renewalPrice(...NEXT)).data.home_question).toBeNull()
  // within the department is no move
  await moveTo('44600', 'Saint-Nazaire')
  expect((await renewalPrice(...NEXT)).data.home_question).toBeNull()
})

test('a move before an extension still counts when that is renewed', async () => {
  const { extend } = await signedInNantes()
  await moveTo('93200', 'Saint-Denis')
  const { data } = await extend(inDays(15))
  const { renewalPrice } = actionsOn(camille, data.contract_id)
  const { data: asked } = await renewalPrice(inDays(16), inDays(25))
  expect(asked.home_question?.answers.map(({ id }) => id)).toEqual([
    'car.department.44',
    'car.department.93',
  ])
})
