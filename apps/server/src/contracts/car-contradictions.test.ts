import { inEuros } from '@sillage/domain/values/money.ts'
import { expect, test } from 'vitest'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { inDays } from './chain/contract-life.factory.ts'
import { SIGNATURE } from './signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const PERIOD = { start_date: inDays(1), end_date: inDays(10) }

interface Given {
  readonly answerIds?: readonly string[]
  readonly typed?: Readonly<Record<string, string>>
}

const questionsOf = (given: Given) => buildAnswers({ product: 'car', ...given })

const band = ({ id, text }: { readonly id: string; readonly text: string }) => ({
  question_id: 'car.mileage',
  questionValue: 'Dans quelle tranche se situe votre kilométrage annuel ?',
  answerValue: text,
  choosable_answer_id: id,
})

async function contradictionsOf(given: Given, more: readonly { id: string; text: string }[] = []) {
  const { data } = await camille.client.contradictions.check({
    body: {
      contract_type: 'car',
      ...PERIOD,
      questions: [...questionsOf(given), ...more.map(band)],
    },
  })
  return data
}

/** Signs these answers at a price. Returns the contract; rejects with the refusal. */
async function signAt(price: number, given: Given) {
  const { contract_questionnary_id } = await camille.client.subscription.saveQuestionnaire({
    body: { contract_type: 'Voiture', questions: questionsOf(given) },
  })
  return camille.client.contracts.create({
    body: {
      ...PERIOD,
      contract_type: 'car',
      signatureData: SIGNATURE,
      price,
      contractPrice: price,
      contractQuestionnaryId: contract_questionnary_id,
      travels: [],
    },
  })
}

// far from the neutral band, so that a price without the kilometres would differ
const KILOMETRES = { 'car.annual_kilometres': '30000' }

/** The day this many years and six weeks ago. */
function yearsAgo(years: number): string {
  return Temporal.Now.plainDateISO('Europe/Paris').subtract({ years, weeks: 6 }).toString()
}

test.each([
  [
    'an age band that contradicts the date of birth',
    { typed: { ...KILOMETRES, 'car.driver_birth_date': yearsAgo(68) } },
    'people.contradiction',
    'car.driver_age.65_to_79',
  ],
  [
    'a licence band that contradicts the date of the licence',
    {
      answerIds: ['car.crm.0_80'],
      typed: { ...KILOMETRES, 'car.licence_date': yearsAgo(6) },
    },
    'people.contradiction',
    'car.licence.4_to_9',
  ],
  [
    'a coefficient impossible for the years of the licence',
    {
      answerIds: ['car.crm.0_50', 'car.licence.4_to_9'],
      typed: { ...KILOMETRES, 'car.licence_date': yearsAgo(6) },
    },
    'people.contradiction',
    'car.crm.0_68',
  ],
  [
    'a coefficient impossible after three accidents',
    { answerIds: ['car.crm.0_50', 'car.claims.3_and_over'], typed: KILOMETRES },
    'eligibility.crm_claims',
    'car.crm.0_55',
  ],
] as const)(
  '%s is reported with the right answer, which can be signed at the price given',
  async (_, given, code, right) => {
    const found = await contradictionsOf(given)
    const [first] = found
    expect(found.map((one) => one.remedy?.choosable_answer_id)).toEqual(found.map(() => right))
    expect(found.map((one) => one.code)).toContain(code)
    const { answerIds = [] } = given as Given
    const refusal = await refusalOf(signAt(1, given))
    expect(refusal).toMatchObject({ status: 422, problem: { code: expect.any(String) } })
    expect(refusal.problem?.message).toMatch(/le contrat coûte .+\u00a0€/)
    const question = first?.remedy?.question_id ?? ''
    const mended = {
      ...given,
      answerIds: [...answerIds.filter((id) => !id.startsWith(`${question}.`)), right],
    }
    const { data } = await signAt(first?.remedy?.contractPrice ?? 0, mended)
    expect(data.contractPrice).toBe(first?.remedy?.contractPrice)
  },
)

test('a mileage band that contradicts the kilometres is reported with the right band and its price', async () => {
  const sent = { id: 'car.mileage.under_5000', text: 'Moins de 5 000 km' }
  const found = await contradictionsOf({ typed: KILOMETRES }, [sent])
  expect(found).toMatchObject([
    {
      code: 'questionnaire.contradiction',
      path: 'car.mileage',
      remedy: { choosable_answer_id: 'car.mileage.over_25000' },
    },
  ])
  const { data } = await signAt(found[0]?.remedy?.contractPrice ?? 0, { typed: KILOMETRES })
  expect(data.contractPrice).toBe(found[0]?.remedy?.contractPrice)
})

test('a questionnaire whose mileage band contradicts the kilometres is refused with the right band’s price', async () => {
  const questions = [
    ...questionsOf({ typed: KILOMETRES }),
    {
      question_id: 'car.mileage',
      questionValue: 'Dans quelle tranche se situe votre kilométrage annuel ?',
      answerValue: 'Moins de 5 000 km',
      choosable_answer_id: 'car.mileage.under_5000',
    },
  ]
  const refusal = await refusalOf(
    camille.client.subscription.saveQuestionnaire({
      body: { contract_type: 'Voiture', questions },
    }),
  )
  const answers = questions
    .flatMap(({ choosable_answer_id: id }) => id ?? [])
    .filter((id) => id !== 'car.mileage.under_5000')
  const { data } = await camille.client.subscription.price({
    body: { contract_type: 'Voiture', answers: [...answers, 'car.mileage.over_25000'] },
  })
  expect(refusal).toMatchObject({
    status: 422,
    problem: {
      code: 'questionnaire.contradiction',
      message: expect.stringContaining(
        `, un contrat d’un mois qui commence aujourd’hui coûte ${inEuros(data)} (+`,
      ),
      errors: [{ path: 'questions.car.mileage' }],
    },
  })
})

test.each(['documents', 'quotes'] as const)(
  'a quote (%s) with a wrong mileage band is refused with the right price, and accepted at that price',
  async (room) => {
    const ask = (price: number, mileage: ReturnType<typeof band>) => {
      const questions = [
        ...questionsOf({ typed: KILOMETRES }).filter(
          ({ question_id }) => question_id !== 'car.mileage',
        ),
        mileage,
      ]
      const body = { ...PERIOD, contract_type: 'Voiture' as const, price, questions, travels: [] }
      return room === 'documents'
        ? camille.client.documents.quote({ body })
        : camille.client.quotes.save({ body })
    }
    const refusal = await refusalOf(
      ask(1, band({ id: 'car.mileage.under_5000', text: 'Moins de 5 000 km' })),
    )
    expect(refusal).toMatchObject({
      status: 422,
      problem: { code: 'questionnaire.contradiction', errors: [{ path: 'questions.car.mileage' }] },
    })
    const [price] =
      /[\d\s\u202f\u00a0]+,\d\d(?=\u00a0€)/u.exec(refusal.problem?.message ?? '') ?? []
    const cents = Number((price ?? '').replaceAll(/\D/g, ''))
    expect(cents).toBeGreaterThan(0)
    await ask(cents / 100, band({ id: 'car.mileage.over_25000', text: 'Plus de 25 000 km' }))
  },
)
