import { fileURLToPath } from 'node:url'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { afterAll, expect, test } from 'vitest'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { clientOf } from '../test-app.ts'
import { startTestProcess } from '../test-process.ts'
import { refusalOf, signInAs } from '../test-session.ts'
import { bicycleNatures } from './bicycle-natures.factory.ts'
import { bicycleTariff } from './bicycle-tariff.factory.ts'

/** Words of other products, which no document of a bicycle may contain. */
const OF_OTHERS = /voiture|véhicule|conduire|automobile|voyag|aérien|passager|e-constat/i

/** Cast, because the test process knows two products and the server's three. */
const contract_type = 'Vélo' as string as ProductLabel

const main = fileURLToPath(new URL('./server.factory.ts', import.meta.url))
const server = await startTestProcess({}, { main })
// no reply checks: this process's schemas don't know the product
const clientAs = async (role: 'user' | 'advisor') =>
  clientOf(server.address, (await signInAs(server, role)).token, fetch)
const owner = await clientAs('user')
const advisor = await clientAs('advisor')
afterAll(() => server.close())

const today = Temporal.Now.plainDateISO('Europe/Paris')
const inDays = (days: number) => today.add({ days }).toString()
const ANSWERS = ['bicycle.kind.electric', 'bicycle.level.complete', 'bicycle.excess.50']
const YEAR = { start_date: inDays(0), end_date: inDays(364) }

const questions = bicycleTariff.questions.map((question) => {
  const chosen = question.answers.find(({ id }) => ANSWERS.includes(id))
  return {
    questionValue: question.text,
    question_id: question.id,
    answerValue: chosen?.text ?? 'BZ-4471',
    choosable_answer_id: chosen?.id ?? null,
  }
})

async function wordsOf(paper: Promise<Uint8Array>) {
  const { text } = await readPdf(Buffer.from(await paper))
  expect(text).toMatch(/vélo/i)
  expect(text).not.toMatch(OF_OTHERS)
  return text
}

const paperOf = (id: string, kind: string) =>
  wordsOf(owner.contracts.paper({ params: { id, kind } }))

const priced = (period: typeof YEAR) =>
  owner.subscription.price({ body: { contract_type, answers: ANSWERS, ...period } })

async function signed(days: number) {
  const period = { start_date: inDays(0), end_date: inDays(days - 1) }
  const { data: price } = await priced(period)
  const filled = { body: { contract_type, questions }, idempotencyKey: undefined }
  const saved = await owner.subscription.saveQuestionnaire(filled)
  const { data } = await owner.contracts.create({
    body: {
      ...period,
      contract_type,
      signatureData: SIGNATURE,
      price,
      contractPrice: price,
      contractQuestionnaryId: saved.contract_questionnary_id,
    },
  })
  expect(data.contract_type).toEqual({ type: 'bicycle' })
  return data
}

test('a third product has its own questions, cover levels and exact price', async () => {
  const asked = await owner.subscription.questions({ params: { type: contract_type } })
  expect(asked.data.map(({ question }) => question)).toEqual(
    bicycleTariff.questions.map(({ text }) => text),
  )
  const { data } = await owner.subscription.levels({ params: { type: 'bicycle' } })
  expect(data.levels.map(({ answer }) => answer)).toEqual(['Vol', 'Vol et casse'])
  // (60 + 80) € x 1.50 = 210 €, and 9 %
  expect(await priced(YEAR)).toMatchObject({ data: 228.9, tariff_version: 'bicycle-2026-1' })
})

test('a third product has its own quote, information document and conditions', async () => {
  const { data: price } = await priced(YEAR)
  const body = { ...YEAR, contract_type, price, questions }
  await wordsOf(owner.documents.quote({ body }))
  // nothing is estimated, so a contribution costs nothing
  const kept = await owner.quotes.save({ body: { ...body, compensate: true } })
  expect(kept.data).toMatchObject({
    contract_type: { type: 'bicycle' },
    level: 'Vol et casse',
    compensationAmount: 0,
  })
  const level = 'bicycle.level.complete'
  const information = { template: 'information', contract_type, level } as const
  expect(await wordsOf(owner.documents.generate({ body: information }))).toContain(
    'Casse du vélo, chute comprise',
  )
  await wordsOf(owner.documents.generate({ body: { template: 'conditions', contract_type } }))
  const travels = [{ departure: 'Paris', arrival: 'Barcelone', format: 'flight' as const }]
  const refusal = await refusalOf(owner.quotes.save({ body: { ...body, travels } }))
  expect(refusal.message).toBe('Une assurance Vélo ne comporte pas de voyage.')
})

test('a third product is signed, certified, extended, renewed and cancelled with its own documents', async () => {
  const { contract_id: id } = await signed(20)
  const contract = await wordsOf(owner.contracts.pdf({ params: { id } }))
  expect(contract).toContain('Contrat d’assurance Vélo')
  expect(contract).toContain('Vous avez 14 jours pleins pour changer d’avis')
  const certificate = await paperOf(id, 'attestation')
  expect(certificate).toContain('Attestation d’assurance Vélo')
  expect(certificate).toContain('Numéro de cadre BZ-4471')

  const new_end_date = inDays(27)
  const life = owner.contractLife
  const { data: extension } = await life.calculateExtension({
    params: { id },
    body: { new_end_date },
  })
  expect(extension.added_days).toBe(8)
  const { data: longer } = await life.extend({
    params: { id },
    body: { new_end_date, signatureData: SIGNATURE },
  })
  const { data: renewed } = await life.renew({
    params: { id: longer.contract_id },
    body: {
      start_date: inDays(28),
      end_date: inDays(55),
      price: longer.price,
      signatureData: SIGNATURE,
    },
  })
  for (const made of [longer, renewed])
    await wordsOf(owner.contracts.pdf({ params: { id: made.contract_id } }))

  const params = { id: renewed.contract_id }
  const { data: preview } = await life.cancellation({ params })
  expect(preview.warnings.map(({ code }) => code)).toEqual([
    'withdrawal',
    'immediate',
    'bicycle-unlocked',
  ])
  await life.cancel({ params, body: { reason: 'Vélo vendu' } })
  expect(await paperOf(renewed.contract_id, 'cancellation')).toContain(
    'Votre vélo n’est plus assuré contre le vol.',
  )
  const { data: history } = await life.history({ params: { id } })
  expect(JSON.stringify(history)).not.toMatch(OF_OTHERS)
})

test('a third product can be withdrawn from within 14 days, even for a short contract', async () => {
  const { contract_id: id } = await signed(10)
  const { data: right } = await owner.contractLife.withdrawal({ params: { id } })
  expect(right).toMatchObject({ available: true, until: inDays(14) })
  await owner.contractLife.withdraw({ params: { id } })
  await paperOf(id, 'withdrawal')
})

test('claims of a third product have their own natures, questions and checklist, at the desk too', async () => {
  const { contract_id } = await signed(30)
  const { data: ground } = await owner.claimDesk.ground({ params: { contractId: contract_id } })
  expect(ground.natures.map(({ nature }) => nature)).toEqual(
    bicycleNatures.map(({ label }) => label),
  )
  const { data: claim } = await owner.claims.declare({
    body: {
      contract_id,
      nature: 'Vol',
      dateIncident: inDays(0),
      description: 'Plus rien devant la gare.',
      answers: [{ question_id: 'locked', answer: 'Oui' }],
    },
  })
  const params = { id: claim.claim_id }
  const { data: detail } = await owner.claims.detail({ params })
  expect(detail).toMatchObject({ nature: 'Vol', deadline: { label: '2\u00a0jours ouvrés' } })
  expect(detail.checklist.map(({ key }) => key)).toEqual(['complaint', 'lock', 'bank'])
  await wordsOf(owner.claims.acknowledgement({ params }))
  await wordsOf(owner.claims.summary({ params }))
  expect(
    await server.database
      .selectFrom('claim')
      .select(['nature', 'nature_id'])
      .where('id', '=', claim.claim_id)
      .executeTakeFirst(),
  ).toEqual({ nature: 'Vol', nature_id: 'bicycle.theft' })

  const { data: desk } = await advisor.claimDesk.search({ query: { nature: 'Vol' } })
  expect(desk).toMatchObject({ claims: [{ claim_id: claim.claim_id }], natures: ['Vol'] })
  const asked = { document_key: 'lock', reason: 'missing' } as const
  const { data: request } = await advisor.claims.requestDocument({ params, body: asked })
  expect(request.label).toBe('Facture de l’antivol')
  const reasons = 'Le cadre était attaché à un point fixe.'
  const decision = { decision: 'accepted', amount: 900, excess: 50, reasons } as const
  await advisor.claims.decide({ params, body: decision })
  expect(await wordsOf(owner.claims.summary({ params }))).toContain('850,00 €')
})

test('a third product has no emissions estimate, and is in a person’s export', async () => {
  await signed(5)
  const { data } = await owner.contracts.emissions()
  expect(data.contracts.length).toBeGreaterThan(0)
  for (const { type, lines } of data.contracts)
    expect({ type, lines }).toEqual({ type: 'bicycle', lines: [] })
  const csv = Buffer.from(await owner.contracts.emissionsCsv()).toString()
  expect(csv).toContain('Vélo')
  expect(csv).not.toMatch(OF_OTHERS)
  const zip = Buffer.from(await owner.personalData.export())
  expect(zip.includes('contrats.json')).toBe(true)
})
