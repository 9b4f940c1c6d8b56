import { expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { actionsOn, inDays } from '../chain/contract-life.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

/** Signs a trip, with or without the declarations that the check asks for. */
async function sign({ from, to, declares }: { from: number; to: number; declares: boolean }) {
  const questions = buildAnswers({ product: 'travel' })
  const travels = [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' as const }]
  const asked = { contract_type: 'travel' as const, start_date: inDays(from), end_date: inDays(to) }
  const answers = questions.flatMap((line) => line.choosable_answer_id ?? [])
  const { data: price } = await camille.client.subscription.price({ body: { ...asked, answers } })
  const { declarations } = await camille.client.contradictions.check({
    body: { ...asked, questions, travels },
  })
  const filled = {
    body: { contract_type: asked.contract_type, questions },
    idempotencyKey: undefined,
  }
  const { contract_questionnary_id } = await camille.client.subscription.saveQuestionnaire(filled)
  const body = {
    ...asked,
    price,
    contractPrice: price,
    contractQuestionnaryId: contract_questionnary_id,
    signatureData: SIGNATURE,
    travels,
    declarations: declares ? declarations.map(({ kind, sentence }) => ({ kind, sentence })) : [],
  }
  const { data } = await camille.client.contracts.create({ body, idempotencyKey: undefined })
  return { id: data.contract_id, price, declarations }
}

const refundOf = async (id: string) => (await actionsOn(camille, id).withdraw()).data.refund.total

test('a customer who asked for immediate cover pays the days used on withdrawal, within the amount announced', async () => {
  const { id, price, declarations } = await sign({ from: 0, to: 31, declares: true })
  expect(declarations.map(({ kind }) => kind)).toEqual(['immediate_cover'])
  const [, most = ''] = /au plus ([\d,]+)/.exec(declarations[0]?.sentence ?? '') ?? []
  const pdf = await camille.client.contracts.paper({ params: { id, kind: 'contract' } })
  const { pages } = await readPdf(Buffer.from(pdf))
  expect(pages.join(' ')).toContain('Je demande expressément')
  const due = price - (await refundOf(id))
  expect(due).toBeGreaterThan(0)
  expect(due).toBeLessThan(Number(most.replace(',', '.')))
})

test('a customer who did not ask for immediate cover gets everything back on withdrawal', async () => {
  const { id, price } = await sign({ from: 0, to: 31, declares: false })
  const { data: preview } = await actionsOn(camille, id).withdrawal()
  expect(preview.refund?.total).toBe(price)
  expect(await refundOf(id)).toBe(price)
})

test('a trip without a right of withdrawal asks for no declaration', async () => {
  const { declarations } = await sign({ from: 0, to: 10, declares: true })
  expect(declarations).toEqual([])
})
