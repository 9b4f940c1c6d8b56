import { beforeEach, expect, test } from 'vitest'
import { buildClaim } from '../../claims/claims.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAgain, signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from './contract-life.factory.ts'

let camille: TestSession
let id: string
const server = await serveTests()
beforeEach(async () => {
  server.setNow(Temporal.Now.instant().toString())
  camille = await signInAs(server)
  id = (await buildSigned(server, camille, { answerIds: ['car.crm.0_80'], endingIn: 364 })).id
})

/** Moves the clock to this many days from today, and signs in again. */
async function comeTo(days: number) {
  server.setNow(`${inDays(days)}T08:00:00Z`)
  camille = await signInAgain(server, camille)
  return actionsOn(camille, id)
}

async function accidentOn(contractId: string) {
  const { claim_id: claimId } = await buildClaim(server.database, {
    owner: camille.account,
    contractId,
    daysAgo: -30,
  })
  return claimId
}

async function establish(claimId: string, fault: 'whole') {
  await server.database
    .insertInto('claim_fault')
    .values({
      id: crypto.randomUUID(),
      claim_id: claimId,
      fault,
      reason: 'Feu rouge',
      set_by: camille.account.id,
      set_at: new Date(),
    })
    .execute()
}

const crmLine = (rows: readonly { label: string; amount: number }[]) =>
  rows.find(({ label }) => /bonus/i.test(label))?.amount

test('a renewal from the due date on is priced at the new bonus-malus coefficient, an earlier one is not', async () => {
  const { renewalPrice, listed } = await comeTo(340)
  const { data } = await renewalPrice(inDays(365), inDays(729))
  expect(data.coefficient).toMatchObject({ before: '0,80', now: '0,76' })
  expect(data.contract_price).toBeLessThan((await listed()).price)
  const other = await buildSigned(server, camille, {
    answerIds: ['car.crm.0_80'],
    endingIn: 360,
  })
  const { data: early } = await other.renewalPrice(inDays(361), inDays(721))
  expect(early.coefficient).toBeNull()
  expect(early.contract_price).toBe((await actionsOn(camille, other.id).listed()).price)
})

test('after the due date, a renewal is priced, signed and printed at the coefficient of the chain', async () => {
  const { renewalPrice, renew, listed } = await comeTo(366)
  const { price } = await listed()
  const { data } = await renewalPrice(inDays(366), inDays(730))
  expect(data.coefficient).toEqual({
    question_id: 'car.crm',
    before: '0,80',
    now: '0,76',
  })
  expect(data.contract_price).toBeLessThan(price)
  expect(crmLine(data.breakdown)).toBeDefined()
  expect((await refusalOf(renew(inDays(366), inDays(730), price))).problem?.code).toBe(
    'price.changed',
  )
  const { data: renewed } = await renew(inDays(366), inDays(730), data.total_price)
  expect(renewed.price).toBe(data.total_price)
  const answers = renewed.contractQuestionnary.questions.map(({ answerValue }) => answerValue)
  expect(answers).toContain('0,76')
  expect(answers).not.toContain('0,80')
  const signed = await camille.client.contracts.paper({
    params: { id: renewed.contract_id, kind: 'contract' },
  })
  expect((await readPdf(Buffer.from(signed))).text).toContain('0,76')
  // the coefficient continues from the one first declared, and the next contract has nothing to change
  const { data: history } = await camille.client.contracts.claimsHistory({
    params: { id: renewed.contract_id },
  })
  expect(history.coefficient).toMatchObject({ declared: '0,80', current: 0.76 })
})

test('an accident at fault raises the coefficient of the renewal', async () => {
  await establish(await accidentOn(id), 'whole')
  const { renewalPrice, listed } = await comeTo(366)
  const { data } = await renewalPrice(inDays(366), inDays(730))
  expect(data.coefficient).toMatchObject({ before: '0,80', now: '1,00' })
  expect(data.contract_price).toBeGreaterThan((await listed()).price)
})

test('when a first accident at 0,50 may be forgiven, the renewal asks, and signs the coefficient answered', async () => {
  const { id: atFloor } = await buildSigned(server, camille, {
    answerIds: ['car.crm.0_50'],
    endingIn: 364,
  })
  id = atFloor
  await establish(await accidentOn(atFloor), 'whole')
  const { renewalPrice, renew, listed } = await comeTo(366)
  const days = [inDays(366), inDays(730)] as const
  const { data: asked } = await renewalPrice(...days)
  expect(asked.coefficient_question?.answers).toEqual([
    { id: 'car.crm.0_50', text: '0,50' },
    { id: 'car.crm.0_62', text: '0,62' },
  ])
  const { price } = await listed()
  expect((await refusalOf(renew(...days, price))).problem).toMatchObject({
    code: 'coefficient.unanswered',
    message: 'Veuillez indiquer votre coefficient de bonus-malus.',
  })
  expect((await refusalOf(renewalPrice(...days, 'car.crm.0_51'))).problem?.code).toBe(
    'coefficient.unknown_answer',
  )
  // accident forgiven: the same price; not forgiven: a higher one, which is then signed
  expect((await renewalPrice(...days, 'car.crm.0_50')).data).toMatchObject({
    contract_price: price,
    coefficient: null,
  })
  const { data } = await renewalPrice(...days, 'car.crm.0_62')
  expect(data.coefficient).toMatchObject({ before: '0,50', now: '0,62' })
  expect(data.contract_price).toBeGreaterThan(price)
  const { data: renewed } = await renew(...days, data.total_price, { coefficient: 'car.crm.0_62' })
  const answers = renewed.contractQuestionnary.questions.map(({ answerValue }) => answerValue)
  expect(answers).toContain('0,62')
  expect(answers).not.toContain('0,50')
})
