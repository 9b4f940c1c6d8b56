import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveCapabilities } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let server: TestApp
let owner: TestSession
let guest: TestSession
let stranger: TestSession
let advisor: TestSession
let doctor: TestSession
let contractId: string
let id: string

beforeAll(async () => {
  server = await startTestApp()
  owner = await signInAs(server)
  guest = await signInAs(server)
  stranger = await signInAs(server)
  advisor = await signInAs(server, 'advisor')
  doctor = await signInAs(server, 'advisor')
  await giveCapabilities(server.database, doctor.account.id, ['medical'])
  contractId = (await buildClaim(server.database, { owner: owner.account })).contract_id
})
afterAll(() => server.close())
beforeEach(async () => {
  const nature = 'Bris de glace'
  id = (await buildClaim(server.database, { owner: owner.account, contractId, nature })).claim_id
  await advisor.client.claims.addParticipants({
    params: { id },
    body: { participants: [guest.account.id] },
  })
})

async function putDown(name = 'IMG_2031.txt', by = owner) {
  const { data } = await by.client.messages.upload({
    params: { id },
    query: { name },
    body: new Blob([`Un devis ${randomUUID()}`]),
  })
  return data.file_id
}

/** A file that its owner has sent in the discussion. */
async function sent(name?: string, by = owner) {
  const fileId = await putDown(name, by)
  await by.client.messages.post({ body: { claimId: id, files: [fileId] } })
  return fileId
}

/** One sent for a document of the checklist. */
async function provided(key = 'repair_quote', by = owner) {
  const fileId = await putDown('devis.txt', by)
  await by.client.claims.provideDocument({
    params: { id },
    body: { document_key: key, files: [fileId] },
  })
  return fileId
}

const documents = async ({ client } = advisor) =>
  (await client.messages.files({ params: { id } })).data
const detail = async ({ client } = owner) => (await client.claims.detail({ params: { id } })).data
const stateOf = async (key: string) =>
  (await detail()).checklist.find((item) => item.key === key)?.state
const lines = async ({ client } = guest) =>
  (await client.messages.list({ params: { claimId: id } }))
    .filter(({ kind }) => kind === 'system')
    .map(({ message_content: text }) => text)
const file = (
  fileId: string,
  body: { name?: string; document_key?: string | null },
  { client } = advisor,
) => client.messages.fileDocument({ params: { id, fileId }, body })
const accept = (fileId: string, { client } = advisor) =>
  client.messages.reviewDocument({ params: { id, fileId }, body: { verdict: 'accepted' } })
const refuseIt = (fileId: string, { client } = advisor, words = 'Le total est coupé.') =>
  client.messages.reviewDocument({
    params: { id, fileId },
    body: { verdict: 'refused', reason: 'incomplete', words },
  })

describe('a document is named', () => {
  test('by the team: who and when are kept, and the name it came with stays readable', async () => {
    const fileId = await sent()
    const { data } = await file(fileId, { name: 'Devis du garage' })
    expect(data).toMatchObject({
      shown_name: 'Devis du garage.txt',
      file_name: 'IMG_2031.txt',
      sent_by: 'Camille Roussel',
      changes: [{ kind: 'named', detail: 'Devis du garage.txt', by: 'Camille Roussel' }],
    })
    expect((await documents(owner))[0]).toMatchObject({
      shown_name: 'Devis du garage.txt',
      file_name: 'IMG_2031.txt',
      changes: [],
    })
    const back = await file(fileId, { name: 'IMG_2031.txt' })
    expect(back.data.shown_name).toBe('IMG_2031.txt')
    expect(back.data.changes.map(({ kind, detail: noted }) => [kind, noted])).toEqual([
      ['named', ''],
      ['named', 'Devis du garage.txt'],
    ])
  })

  test('two of one name are told apart', async () => {
    await sent('photo.txt')
    await sent('photo.txt')
    expect((await documents(owner)).map((one) => one.shown_name)).toEqual([
      'photo.txt',
      'photo (2).txt',
    ])
  })

  test('a hostile or empty name is refused and changes nothing', async () => {
    const fileId = await sent()
    for (const name of ['../../etc/passwd', 'devis\u202etxt.exe', '\u200b'])
      expect((await refusalOf(file(fileId, { name }))).status).toBe(422)
    expect((await documents())[0]).toMatchObject({ shown_name: 'IMG_2031.txt', changes: [] })
  })
})

describe('a document is said to be one of the checklist', () => {
  test('then it is received, and not any more', async () => {
    const fileId = await sent()
    const { data } = await file(fileId, { document_key: 'repair_quote' })
    expect(data.document).toMatchObject({ key: 'repair_quote', verdict: null })
    expect(await stateOf('repair_quote')).toBe('received')
    expect((await file(fileId, { document_key: null })).data.document).toBeNull()
    expect(await stateOf('repair_quote')).toBe('missing')
    expect((await documents())[0]?.changes.map(({ kind }) => kind)).toEqual(['classed', 'classed'])
  })

  test('what is said anew is to be judged anew', async () => {
    const fileId = await provided()
    await accept(fileId)
    await file(fileId, { document_key: 'photos' })
    expect(await stateOf('repair_quote')).toBe('missing')
    expect(await stateOf('photos')).toBe('received')
  })

  test('a document of another nature is refused', async () => {
    const refusal = await refusalOf(file(await sent(), { document_key: 'passport' }))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'claim.document_of_other' } })
  })

  test('a file of a note between colleagues is none of the customer’s', async () => {
    const fileId = await putDown('interne.txt', advisor)
    await advisor.client.messages.post({ body: { claimId: id, files: [fileId], isNote: true } })
    const refusal = await refusalOf(file(fileId, { document_key: 'photos' }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'file.note' } })
    expect(await stateOf('photos')).toBe('missing')
  })
})

describe('a document is accepted', () => {
  test('it ticks the checklist, answers what was asked for and is told', async () => {
    await advisor.client.claims.requestDocument({
      params: { id },
      body: { document_key: 'repair_quote', reason: 'missing' },
    })
    const fileId = await sent()
    await file(fileId, { document_key: 'repair_quote' })
    expect(await stateOf('repair_quote')).toBe('requested')
    const { data } = await accept(fileId)
    expect(data.document).toMatchObject({ verdict: 'accepted', words: '' })
    expect(await stateOf('repair_quote')).toBe('accepted')
    const seen = await detail()
    expect(seen.requests.map(({ state }) => state)).toEqual(['fulfilled'])
    expect(seen.timeline.at(-1)).toMatchObject({ kind: 'document_accepted' })
    expect((await lines()).at(-1)).toMatch(/^Document accepté\u00a0: Devis/)
  })

  test('twice is once', async () => {
    const fileId = await provided()
    await accept(fileId)
    const { data } = await accept(fileId)
    expect(data.changes.map(({ kind }) => kind)).toEqual(['accepted'])
  })

  test('what nobody said what it is can’t be', async () => {
    expect(await refusalOf(accept(await sent()))).toMatchObject({
      status: 422,
      problem: { code: 'file.unnamed' },
    })
  })
})

describe('a document is refused', () => {
  test('the customer reads why, the item is asked for again and the turn is theirs', async () => {
    const fileId = await provided()
    const { data } = await refuseIt(fileId)
    expect(data.document).toMatchObject({
      verdict: 'refused',
      reason: 'incomplete',
      words: 'Le total est coupé.',
    })
    const seen = await detail()
    expect(seen.requests).toMatchObject([
      {
        document_key: 'repair_quote',
        reason: 'incomplete',
        note: 'Le total est coupé.',
        state: 'open',
      },
    ])
    expect(await stateOf('repair_quote')).toBe('requested')
    expect(seen.progress.actor).toBe('customer')
    expect((await lines(owner)).at(-1)).toMatch(/\(incomplet\)\. Le total est coupé\.$/)
    const told = JSON.stringify(await owner.client.notifications.list())
    expect(told).toContain('un document vous est demandé')
    expect(told).not.toContain('coupé')
  })

  test('one sent in its place is received, and another refusal asks once', async () => {
    await refuseIt(await provided())
    const again = await provided()
    expect(await stateOf('repair_quote')).toBe('received')
    await refuseIt(again)
    await refuseIt(again, advisor, 'Toujours coupé.')
    const open = (await detail()).requests.filter(({ state }) => state === 'open')
    expect(open.map(({ note }) => note)).toEqual(['Toujours coupé.'])
  })

  test('a word of regret: accepted after all, nothing is asked for any more', async () => {
    const fileId = await provided()
    await refuseIt(fileId)
    await accept(fileId)
    expect((await detail()).requests.filter(({ state }) => state === 'open')).toEqual([])
    expect(await stateOf('repair_quote')).toBe('accepted')
  })

  test('without a word or a reason it is not, and nothing changes', async () => {
    const fileId = await provided()
    expect((await refusalOf(refuseIt(fileId, advisor, ' \u200b '))).problem?.code).toBe(
      'file.words_missing',
    )
    const call = advisor.client.messages.reviewDocument({
      params: { id, fileId },
      body: { verdict: 'refused', words: 'Non.' },
    })
    expect((await refusalOf(call)).problem?.code).toBe('file.reason_missing')
    expect((await documents())[0]).toMatchObject({ document: { verdict: null }, changes: [] })
  })

  test('what was asked for in free words is asked for again in the same', async () => {
    const { data } = await advisor.client.claims.requestDocument({
      params: { id },
      body: { label: 'Le constat du remorqueur', reason: 'missing' },
    })
    const fileId = await putDown()
    await owner.client.claims.fulfilRequest({
      params: { id, requestId: data.request_id },
      body: { files: [fileId] },
    })
    await refuseIt(fileId)
    expect((await detail()).requests.find(({ state }) => state === 'open')).toMatchObject({
      document_key: null,
      label: 'Le constat du remorqueur',
      reason: 'incomplete',
    })
    await accept(fileId)
    expect((await detail()).requests.some(({ state }) => state === 'open')).toBe(false)
  })
})

describe('walls', () => {
  test('only who handles the claim judges or names, and a closed claim is judged no more', async () => {
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
    // a file of one claim is not one of another
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

  test('nobody of the team judges the papers of their own claim', async () => {
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

  test('a file put down and never sent is nobody else’s to name', async () => {
    expect((await refusalOf(file(await putDown(), { name: 'x' }))).status).toBe(404)
  })

  test('each is a line of the audit log, without a name or a word', async () => {
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

describe('a paper about health', () => {
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

  test('is judged by who may open it alone, keeps its name, and no participant reads a word', async () => {
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

  test('no other file is said to be one before it is kept as one', async () => {
    await paper()
    expect(await refusalOf(file(await sent(), { document_key: 'medical' }))).toMatchObject({
      status: 422,
      problem: { code: 'file.health_first' },
    })
  })
})
