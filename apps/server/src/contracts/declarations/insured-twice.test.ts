import { describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { buildAnswers, buildPlate } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, inDays } from '../chain/contract-life.factory.ts'
import { SIGNATURE, type SignedRequest } from '../signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const lou = await signInAs(server)

const questionsOf = (plate: string) =>
  buildAnswers({ product: 'car' }).map((line) =>
    line.question_id === 'car.plate' ? { ...line, answerValue: plate } : line,
  )

/** What a person signs for a plate, for a period given in days from today. */
async function toSign(by: TestSession, plate: string, [from, to]: readonly [number, number]) {
  const questions = questionsOf(plate)
  const period = { start_date: inDays(from), end_date: inDays(to) }
  const answers = questions.flatMap((line) => line.choosable_answer_id ?? [])
  const body = { contract_type: 'car' as const, ...period }
  const { data: price } = await by.client.subscription.price({ body: { ...body, answers } })
  const { contract_questionnary_id } = await by.client.subscription.saveQuestionnaire({
    body: { contract_type: 'car', questions },
    idempotencyKey: undefined,
  })
  return {
    ...body,
    price,
    contractPrice: price,
    contractQuestionnaryId: contract_questionnary_id,
    signatureData: SIGNATURE,
  }
}

const sign = async (by: TestSession, body: SignedRequest) =>
  (await by.client.contracts.create({ body, idempotencyKey: undefined })).data.contract_id

const insure = async (by: TestSession, plate: string, days: readonly [number, number]) =>
  sign(by, await toSign(by, plate, days))

const declarationsOf = async (by: TestSession, plate: string, [from, to]: [number, number]) =>
  (
    await by.client.contradictions.check({
      body: {
        contract_type: 'car',
        start_date: inDays(from),
        end_date: inDays(to),
        questions: questionsOf(plate),
        travels: [],
      },
    })
  ).declarations

describe('a vehicle already covered by one’s own contract', () => {
  test('is refused without a declaration, and the refusal names the contract and what to do', async () => {
    const plate = buildPlate()
    const id = await insure(camille, plate, [0, 30])
    const spaced = plate.replaceAll('-', ' ').toLowerCase()
    const refusal = await refusalOf(insure(camille, spaced, [30, 60]))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'vehicle.insured_twice' } })
    expect(refusal.message).toContain(`votre contrat n°\u00a0${id.slice(0, 8)}`)
    expect(refusal.message).toContain('choisissez d’autres jours')
  })

  test('is insured again with the sentence that the check gives, which is kept and printed', async () => {
    const plate = buildPlate()
    await insure(camille, plate, [0, 30])
    const [asked, ...others] = await declarationsOf(camille, plate, [10, 40])
    expect(others).toEqual([])
    const { kind = 'double_insurance', sentence = '' } = asked ?? {}
    const body = await toSign(camille, plate, [10, 40])
    const wrong = { ...body, declarations: [{ kind, sentence: 'Je sais.' }] }
    expect(await refusalOf(sign(camille, wrong))).toMatchObject({
      status: 422,
      problem: { code: 'declaration.other_sentence' },
    })
    const id = await sign(camille, { ...body, declarations: [{ kind, sentence }] })
    const kept = await server.database
      .selectFrom('contract_signature')
      .select('declarations')
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept.declarations).toEqual([{ kind, sentence }])
    const pdf = await camille.client.contracts.paper({ params: { id, kind: 'contract' } })
    const { pages } = await readPdf(Buffer.from(pdf))
    expect(pages.join(' ')).toContain('Déclaration acceptée à part')
  })

  test.each([
    ['on other days', [31, 60] as const],
    ['before it', [0, 4] as const],
  ])('is insured without a declaration %s', async (_, days) => {
    const plate = buildPlate()
    await insure(camille, plate, [5, 30])
    await insure(camille, plate, days)
    expect(await declarationsOf(camille, plate, [61, 70])).toEqual([])
  })

  test('is insured without a declaration once the other contract has ended', async () => {
    const plate = buildPlate()
    const id = await insure(camille, plate, [0, 30])
    await actionsOn(camille, id).cancel('Je change de contrat')
    await insure(camille, plate, [0, 30])
  })
})

describe('an extension or renewal over another contract of the same vehicle', () => {
  test('is refused, and the refusal says why', async () => {
    const plate = buildPlate()
    const mine = actionsOn(camille, await insure(camille, plate, [0, 10]))
    await insure(lou, plate, [15, 45])
    const message = expect.stringMatching(
      /déjà assuré chez nous par un contrat qui n’est pas le vôtre.+Choisissez d’autres jours/,
    )
    const { data } = await mine.price(inDays(30))
    expect(await refusalOf(mine.extend(inDays(30), { price: data.total_price }))).toMatchObject({
      status: 409,
      problem: { code: 'vehicle.insured_twice', message },
    })
    const { data: renewal } = await mine.renewalPrice(inDays(11), inDays(21))
    expect(await refusalOf(mine.renew(inDays(11), inDays(21), renewal.total_price))).toMatchObject({
      status: 409,
      problem: { code: 'vehicle.insured_twice' },
    })
    // an extension that ends the day before is not a problem
    const { data: shorter } = await mine.price(inDays(14))
    await mine.extend(inDays(14), { price: shorter.total_price })
  })

  test('is accepted when the double insurance was declared at the signature', async () => {
    const plate = buildPlate()
    await insure(lou, plate, [5, 60])
    const [asked] = await declarationsOf(camille, plate, [0, 10])
    const { kind = 'double_insurance', sentence = '' } = asked ?? {}
    const body = await toSign(camille, plate, [0, 10])
    const id = await sign(camille, { ...body, declarations: [{ kind, sentence }] })
    const { data } = await actionsOn(camille, id).price(inDays(30))
    await actionsOn(camille, id).extend(inDays(30), { price: data.total_price })
  })
})

test('the refusal tells nothing of somebody else’s contract but that it exists', async () => {
  const plate = buildPlate()
  const id = await insure(lou, plate, [0, 30])
  const refusal = await refusalOf(insure(camille, plate, [0, 30]))
  expect(refusal).toMatchObject({ status: 409, problem: { code: 'vehicle.insured_twice' } })
  expect(refusal.message).toContain('un contrat qui n’est pas le vôtre')
  expect(JSON.stringify(refusal.problem)).not.toContain(id.slice(0, 8))
})

test('when two people insure one vehicle at the same time, one is refused', async () => {
  const plate = buildPlate()
  const bodies = [await toSign(camille, plate, [0, 30]), await toSign(lou, plate, [0, 30])]
  const outcomes = await Promise.allSettled(
    bodies.map((body, at) => sign(at === 0 ? camille : lou, body)),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
