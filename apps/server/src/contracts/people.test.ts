import { buildFilled } from '@sillage/domain/subscription/filled.factory.ts'
import { readQuestionnaire } from '@sillage/domain/subscription/questionnaire.ts'
import { tariffByVersion } from '@sillage/domain/subscription/tariffs.ts'
import { expect, test } from 'vitest'
import { insertQuestionnaire } from '../subscription/subscription.repository.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { inDays } from './chain/contract-life.factory.ts'
import { SIGNATURE } from './signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')

/** What is to be signed for a questionnaire of 2027, without some answers or with others. */
async function toSign(product: 'car' | 'travel', changed: Readonly<Record<string, string | null>>) {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error('no tariff')
  const filled = buildFilled(tariff).flatMap((line) => {
    const other = changed[line.questionId ?? '']
    if (other === null) return []
    return [other === undefined ? line : { ...line, answerValue: other }]
  })
  const read = readQuestionnaire(tariff, filled, today)
  if (!read.ok) throw new Error(read.error.message)
  const contractQuestionnaryId = await insertQuestionnaire(server.database, {
    accountId: camille.account.id,
    product,
    tariffVersion: tariff.version,
    answers: read.value.answers,
  })
  return {
    start_date: inDays(1),
    end_date: inDays(10),
    contract_type: product,
    signatureData: SIGNATURE,
    price: 1,
    contractPrice: 1,
    contractQuestionnaryId,
    travels:
      product === 'travel'
        ? [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' as const }]
        : [],
  }
}
const sign = (body: Awaited<ReturnType<typeof toSign>>) => camille.client.contracts.create({ body })

test('a contract without the people it needs is refused, naming each missing answer', async () => {
  const body = await toSign('car', {
    'policyholder.birth_date': null,
    'car.licence_number': null,
    'car.vin': null,
  })
  const refusal = await refusalOf(sign(body))
  expect(refusal).toMatchObject({ status: 422, problem: { code: 'people.missing' } })
  expect(refusal.problem?.errors?.map(({ path }) => path)).toEqual([
    'car.licence_number',
    'policyholder.birth_date',
  ])
})

test.each([
  [
    'car',
    { 'policyholder.birth_date': today.subtract({ years: 17 }).toString() },
    'eligibility.minor',
  ],
  ['car', { 'car.driver_birth_date': '14/05/1940' }, 'people.contradiction'],
  [
    'travel',
    { 'travel.people': 'Lou Perrin, 14/05/1988 ; Max Perrin, 01/02/2012' },
    'people.contradiction',
  ],
] as const)('a %s with %o is refused: %s', async (product, changed, code) => {
  const refusal = await refusalOf(sign(await toSign(product, changed)))
  expect(refusal).toMatchObject({ status: 422, problem: { code } })
})

test('a contract keeps and names the people it is about', async () => {
  const body = await toSign('car', {
    'car.plate': 'ab 123 cd',
    'policyholder.name': 'Inès Garnier',
  })
  const refusal = await refusalOf(sign(body))
  expect(refusal).toMatchObject({ status: 409, problem: { code: 'price.changed' } })
  const { price } = refusal.problem as unknown as { price: { contractPrice: number } }
  const agreed = { ...body, price: price.contractPrice, contractPrice: price.contractPrice }
  const { data } = await sign(agreed)
  const answers = new Map(
    data.contractQuestionnary.questions.map((one) => [one.question_id, one.answerValue]),
  )
  expect(answers.get('car.plate')).toBe('AB-123-CD')
  expect(answers.get('car.driver')).toBe('Camille Roussel')
  const { policyholder_address } = await server.database
    .selectFrom('contract')
    .select('policyholder_address')
    .where('id', '=', data.contract_id)
    .executeTakeFirstOrThrow()
  // the verification shows the person the contract names, not the account holder
  const { subject } = await server.database
    .selectFrom('issued_document')
    .select('subject')
    .where('contract_id', '=', data.contract_id)
    .executeTakeFirstOrThrow()
  expect(subject).toBe('AB-•••-CD, I••• G.')
  expect(policyholder_address).toMatchObject({ line1: '12 rue de la Juiverie', city: 'Nantes' })
})
