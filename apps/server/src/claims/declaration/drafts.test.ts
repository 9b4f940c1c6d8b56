import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { forgetOldDrafts } from './drafts.service.ts'

let server: TestApp
let camille: TestSession
let contractId: string

beforeAll(async () => {
  server = await startTestApp()
  camille = await signInAs(server)
  const options = { accountId: camille.account.id, startingIn: -10 }
  contractId = (await buildContract(server.database, options)).id
})
afterAll(() => server.close())

const save = (step: number, form = {}, { client } = camille) =>
  client.claimDesk.saveDraft({ params: { contractId }, body: { step, form } })
const read = async ({ client } = camille) =>
  (await client.claimDesk.draft({ params: { contractId } })).data

describe('the draft of a declaration', () => {
  test('is saved at each step on the server, and readable by its author alone', async () => {
    expect(await read()).toBeNull()
    await save(1, { injured: false })
    await save(3, { nature: 'Vol', description: 'Cette nuit', answers: [] })
    const draft = await read()
    expect(draft).toMatchObject({
      contract_id: contractId,
      step: 3,
      form: { nature: 'Vol', description: 'Cette nuit', answers: [] },
    })
    const days = Temporal.Instant.from(draft?.saved_at ?? '').until(draft?.kept_until ?? '')
    expect(days.total('hours')).toBe(7 * 24)
    expect((await camille.client.claimDesk.drafts()).data).toEqual([draft])
    const advisor = await signInAs(server, 'advisor')
    expect(await read(advisor)).toBeNull()
    expect((await refusalOf(save(1, {}, await signInAs(server)))).status).toBe(404)
  })

  test('keeps whatever was typed, without the characters that the database can’t store', async () => {
    const description = 'a\u0000b\ud800 « \u202e »'
    await save(2, { description, answers: [{ question_id: 'x', answer: '\u0000\udfff' }] })
    expect((await read())?.form).toEqual({
      description: 'ab\ufffd « \u202e »',
      answers: [{ question_id: 'x', answer: '\ufffd' }],
    })
  })

  test('is deleted once the claim is declared, or when its author discards it', async () => {
    await save(4)
    await camille.client.claims.declare({
      body: {
        contract_id: contractId,
        nature: 'Vol',
        dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
        description: 'Cette nuit',
      },
    })
    expect(await read()).toBeNull()
    await save(1)
    await camille.client.claimDesk.discardDraft({ params: { contractId } })
    expect(await read()).toBeNull()
    await camille.client.claimDesk.discardDraft({ params: { contractId: randomUUID() } })
  })

  test('is kept for 7 days, then deleted', async () => {
    await save(1)
    const now = Temporal.Now.instant()
    const rows = () => server.database.selectFrom('claim_draft').select('step').execute()
    await forgetOldDrafts(server.database, now.add({ hours: 24 * 7 - 1 }))
    expect(await rows()).toHaveLength(1)
    await forgetOldDrafts(server.database, now.add({ hours: 24 * 7 + 1 }))
    expect(await rows()).toHaveLength(0)
  })
})
