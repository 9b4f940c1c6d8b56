import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { forgetOldDrafts } from './drafts.service.ts'

const server = await serveTests()
const camille = await signInAs(server)
const options = { accountId: camille.account.id, startingIn: -10 }
const contractId = (await buildContract(server.database, options)).id

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

const saveAs = (draft_id: string) =>
  camille.client.claimDesk.saveDraft({
    params: { contractId },
    body: { step: 2, form: { nature: 'Vol', description: 'Encore' }, draft_id },
  })
const claims = async () => (await server.database.selectFrom('claim').select('id').execute()).length

describe('a draft that two tabs have open', () => {
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const declare = (draft_id: string, description = 'Cette nuit') => {
    const body = { contract_id: contractId, nature: 'Vol', dateIncident: today, description }
    return camille.client.claims.declare({
      body: { ...body, draft_id },
      idempotencyKey: randomUUID(),
    })
  }
  const refused = { reason: { status: 409, problem: { code: 'claim.declared_already' } } }

  test('makes one claim, which its ground names, and does not come back', async () => {
    const { draft_id: id } = (await save(2, { nature: 'Vol' })).data
    expect((await save(2, { nature: 'Vol', place: 'Lyon' })).data.draft_id).toBe(id)
    expect((await saveAs(id)).data.draft_id).toBe(id)
    const before = await claims()
    const { data } = await declare(id)
    expect((await refusalOf(declare(id, 'Cette nuit, chez moi'))).problem).toMatchObject({
      status: 409,
      code: 'claim.declared_already',
      message: 'Cette déclaration nous est déjà parvenue\u00a0: elle a son sinistre.',
    })
    expect((await refusalOf(saveAs(id))).problem?.code).toBe('claim.declared_already')
    expect(await claims()).toBe(before + 1)
    expect(await read()).toBeNull()
    const ground = await camille.client.claimDesk.ground({ params: { contractId } })
    expect(ground.data.declared.find((one) => one.claim_id === data.claim_id)?.draft_id).toBe(id)
    await declare((await save(2, { nature: 'Vol' })).data.draft_id)
    expect(await claims()).toBe(before + 2)
  })

  test('makes one claim when both send at once, and a save that waits meanwhile is refused', async () => {
    const { draft_id: id } = (await save(2, { nature: 'Vol' })).data
    const before = await claims()
    const [first, second, saved] = await afterWaiting(server, {
      lock: sql`select from claim_draft where id = ${id} for update`,
      calls: [() => declare(id), () => declare(id), () => saveAs(id)],
    })
    expect(first?.status).toBe('fulfilled')
    expect([second, saved]).toMatchObject([refused, refused])
    expect(await claims()).toBe(before + 1)
  })

  test('that its author discarded is saved as a new one', async () => {
    const { draft_id: id } = (await save(2, { nature: 'Vol' })).data
    await camille.client.claimDesk.discardDraft({ params: { contractId } })
    const again = (await saveAs(id)).data
    expect(again.draft_id).not.toBe(id)
    expect((await read())?.draft_id).toBe(again.draft_id)
  })
})
