import { beforeEach, describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { refusalOf, signInAs, signInCapable } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { filingCalls, nextClaim, startFiling } from './filing.factory.ts'

let id: string
const { server, owner, guest, advisor, contractId } = await startFiling()
const stranger = await signInAs(server)
const doctor = await signInCapable(server, 'advisor', ['medical'])
beforeEach(async () => {
  id = await nextClaim({ server, owner, guest, advisor, contractId })
})

const { putDown, sent, provided, documents, detail, lines, file, accept, refuseIt } = filingCalls(
  () => ({
    id,
    owner,
    advisor,
    guest,
  }),
)

describe('limits of naming and judging a document', () => {
  test('only staff can name or judge the documents of a claim, and none can be judged once it is closed', async () => {
    const fileId = await provided()
    const own = await buildClaim(server.database, { owner: advisor.account })
    for (const [who, status] of [
      [owner, 403],
      [guest, 403],
      [stranger, 403],
    ] as const) {
      expect((await refusalOf(accept(fileId, who))).status).toBe(status)
      expect((await refusalOf(file(fileId, { name: 'x' }, who))).status).toBe(status)
    }
    // a file of one claim can't be changed through another
    const params = { id: own.claim_id, fileId }
    const crossed = doctor.client.messages.fileDocument({ params, body: { name: 'x' } })
    expect((await refusalOf(crossed)).status).toBe(404)
    await server.database
      .updateTable('claim')
      .set({ status: 'closed' })
      .where('id', '=', id)
      .execute()
    expect(await refusalOf(refuseIt(fileId))).toMatchObject({
      status: 409,
      problem: { code: 'claim.closed' },
    })
    expect((await documents())[0]).toMatchObject({ document: { verdict: null }, changes: [] })
  })

  test('an advisor can’t judge the documents of their own claim, a colleague can', async () => {
    id = (await buildClaim(server.database, { owner: advisor.account, nature: 'Bris de glace' }))
      .claim_id
    const fileId = await provided('photos', advisor)
    const calls = [() => accept(fileId), () => refuseIt(fileId), () => file(fileId, { name: 'x' })]
    for (const call of calls)
      expect(await refusalOf(call())).toMatchObject({
        status: 403,
        problem: { code: 'claim.own' },
      })
    expect((await accept(fileId, doctor)).data.document?.verdict).toBe('accepted')
  })

  test('a file uploaded but never sent can’t be named by staff', async () => {
    expect((await refusalOf(file(await putDown(), { name: 'x' }))).status).toBe(404)
  })

  test('each naming and judgement is in the audit log, without the name or the words', async () => {
    const fileId = await provided()
    await file(fileId, { name: 'Facture de Mme Martin' })
    await refuseIt(fileId)
    const rows = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .where('action', 'in', ['claim.document_filed', 'claim.document_judged'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      {
        action: 'claim.document_filed',
        actor_id: advisor.account.id,
        detail: { files: [fileId], change: 'named' },
      },
      {
        action: 'claim.document_judged',
        actor_id: advisor.account.id,
        detail: { files: [fileId], change: 'refused' },
      },
    ])
  })
})

/** A certificate that its owner has sent with consent, on a travel claim that replaces the claim under test. */
async function paper() {
  const travel = await buildContract(server.database, {
    accountId: owner.account.id,
    product: 'travel',
    startingIn: -30,
    endingIn: 60,
  })
  id = (
    await buildClaim(server.database, {
      owner: owner.account,
      contractId: travel.id,
      nature: "Accident ou maladie à l'étranger",
    })
  ).claim_id
  await advisor.client.claims.addParticipants({
    params: { id },
    body: { participants: [guest.account.id] },
  })
  const fileId = await putDown('certificat-blanc.txt')
  await owner.client.claims.provideDocument({
    params: { id },
    body: { document_key: 'medical', files: [fileId], health_consent: true },
  })
  return fileId
}

describe('a paper about health', () => {
  test('is judged only by staff who may open it, can’t be renamed, and its refusal tells a participant nothing', async () => {
    const fileId = await paper()
    expect((await refusalOf(accept(fileId))).status).toBe(403)
    expect((await refusalOf(file(fileId, { name: 'Fracture' }))).status).toBe(422)
    await refuseIt(fileId, doctor, 'La date de la fracture manque.')
    const seen = [
      JSON.stringify(await documents(guest)),
      JSON.stringify(await detail(guest)),
      (await lines(guest)).join(),
    ].join()
    expect(seen).not.toMatch(/fracture|certificat-blanc/i)
    expect((await detail(owner)).requests[0]?.note).toBe('La date de la fracture manque.')
    expect((await lines(guest)).at(-1)).toBe(
      'Document refusé\u00a0: pièce réservée à l’assureur (incomplet)',
    )
  })

  test('an ordinary file can’t be classed as medical before it is marked as a paper about health', async () => {
    await paper()
    expect(await refusalOf(file(await sent(), { document_key: 'medical' }))).toMatchObject({
      status: 422,
      problem: { code: 'file.health_first' },
    })
  })
})
