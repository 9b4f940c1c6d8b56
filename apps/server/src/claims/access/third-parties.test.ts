import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const SECRET = 'Deux verres de vin'

const server = await serveTests()
const owner = await signInAs(server)
const garage = await signInAs(server)
const stranger = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const doctor = await signInCapable(server, 'advisor', ['medical'])
const contractId = (await buildClaim(server.database, { owner: owner.account })).contract_id
beforeEach(async () => {
  const claim = await buildClaim(server.database, { owner: owner.account, contractId })
  id = claim.claim_id
  await server.database
    .updateTable('claim')
    .set({ description: SECRET, place: SECRET })
    .where('id', '=', id)
    .execute()
  await add(garage)
})

const add = ({ account }: TestSession, by = advisor) =>
  by.client.claims.addParticipants({
    params: { id },
    body: { participants: [account.id], relation: 'garage' },
  })

async function sent(name: string, by = owner, content = '') {
  const { data } = await by.client.messages.upload({
    params: { id },
    query: { name },
    body: new Blob([`${name} ${randomUUID()}`]),
  })
  await by.client.messages.post({ body: { claimId: id, content, files: [data.file_id] } })
  return data.file_id
}

const share = (fileId: string, isShared = true, { client } = advisor, to = garage) =>
  client.messages.shareDocument({
    params: { id, fileId, accountId: to.account.id },
    body: { is_shared: isShared },
  })
const files = async ({ client } = garage) => (await client.messages.files({ params: { id } })).data
const names = async () => (await files()).map((one) => one.file_name)
const messages = ({ client } = garage) => client.messages.list({ params: { claimId: id } })

/** The live events sent to this person's open pages about the claim. */
async function eventsOf({ account }: TestSession) {
  const { rows } = await sql<{ payload: object }>`select payload from live_event
    where account_ids @> array[${account.id}::uuid] and payload ->> 'claim_id' = ${id}`.execute(
    server.database,
  )
  return JSON.stringify(rows)
}

describe('a third party on a claim', () => {
  test('sees the discussion, and nothing of what was declared, requested or decided', async () => {
    await owner.client.messages.post({ body: { claimId: id, content: 'Quand passer ?' } })
    await advisor.client.messages.post({ body: { claimId: id, content: 'Note', isNote: true } })
    await advisor.client.claims.requestDocument({
      params: { id },
      body: { document_key: 'photos', reason: 'missing', note: SECRET },
    })
    const { data } = await garage.client.claims.detail({ params: { id } })
    expect(data).toMatchObject({
      standing: 'third',
      description: '',
      contract_name: '',
      timeline: [],
      checklist: [],
      requests: [],
      outcome: null,
      desk: null,
      statement: null,
      withdrawal: null,
    })
    expect(Object.values(data.may).some(Boolean)).toBe(false)
    expect((await messages()).map((one) => one.message_content)).toEqual(['Quand passer ?'])
    const mine = (await garage.client.claims.mine()).data.find((one) => one.claim_id === id)
    expect(mine).toMatchObject({ description: '', open_requests: 0, is_owner: false })
    const everything = [JSON.stringify([data, mine, await messages()]), await eventsOf(garage)]
    expect(everything.join()).not.toContain(SECRET)
    for (const paper of ['summary', 'acknowledgement', 'decisionLetter'] as const)
      expect((await refusalOf(garage.client.claims[paper]({ params: { id } }))).status).toBe(404)
    expect((await refusalOf(garage.client.statements.read({ params: { id } }))).status).toBe(404)
  })

  test('sees the participants and their relation to the claim, but no e-mail address', async () => {
    const { data } = await garage.client.claims.participants({ params: { id } })
    expect(data.map(({ relation, email }) => [relation, email])).toEqual([
      [null, null],
      ['garage', null],
    ])
  })

  test('reaches only their own files and those shared with them, by list, message, download or live event', async () => {
    const bank = await sent('rib-de-camille.txt', owner, 'Voici mon RIB')
    const report = await sent('rapport.txt')
    const own = await sent('devis-orlet.txt', garage)
    expect(await names()).toEqual(['devis-orlet.txt'])
    await share(report)
    expect((await names()).toSorted()).toEqual(['devis-orlet.txt', 'rapport.txt'])
    const download = (fileId: string) => garage.client.messages.download({ params: { id, fileId } })
    expect((await refusalOf(download(bank))).status).toBe(404)
    expect((await download(report)).length).toBeGreaterThan(0)
    expect((await download(own)).length).toBeGreaterThan(0)
    const seen = [JSON.stringify(await messages()), await eventsOf(garage)].join()
    expect(seen).toContain('Voici mon RIB')
    expect(seen).not.toContain('rib-de-camille')
    // the owner and the team see all of them
    expect(await files(owner)).toHaveLength(3)
    expect((await files(advisor)).find((one) => one.file_id === report)?.shared_with).toEqual([
      garage.account.id,
    ])
    expect((await files(owner)).every((one) => one.shared_with.length === 0)).toBe(true)
  })

  test('never sees a paper about health, even one that was shared before it was marked', async () => {
    const paper = await sent('certificat.txt')
    await share(paper)
    await doctor.client.messages.markHealthFile({
      params: { id, fileId: paper },
      body: { is_health: true },
    })
    expect(await names()).toEqual([])
    expect(await refusalOf(share(paper))).toMatchObject({
      status: 422,
      problem: { code: 'file.health_shared' },
    })
  })

  test('is notified of messages and shared files, but not of changes of status', async () => {
    await advisor.client.claims.setStatus({ params: { id }, body: { status: 'in_progress' } })
    const titles = async () =>
      JSON.stringify(
        (await garage.client.notifications.list()).data.filter((one) => one.path.includes(id)),
      )
    expect(await titles()).not.toContain('statut')
    expect(await titles()).toContain('Vous participez')
    await share(await sent('rapport.txt'))
    expect(await titles()).toContain('partagé avec vous')
    const unread = await garage.client.messages.unread()
    expect(unread.data.claims.find((one) => one.claim_id === id)?.unread).toBe(1)
  })

  test('loses access once removed, and what was shared is not shared again when they come back', async () => {
    const report = await sent('rapport.txt')
    await share(report)
    await advisor.client.claims.removeParticipant({
      params: { id },
      body: { userId: garage.account.id },
    })
    expect((await refusalOf(files())).status).toBe(404)
    await add(garage)
    expect(await names()).toEqual([])
  })
})

describe('limits of sharing', () => {
  test('only staff can share a file, only with third parties of the claim, and can stop sharing it', async () => {
    const report = await sent('rapport.txt')
    for (const who of [owner, garage, stranger])
      expect((await refusalOf(share(report, true, who))).status).toBe(403)
    for (const to of [stranger, owner])
      expect(await refusalOf(share(report, true, advisor, to))).toMatchObject({
        status: 422,
        problem: { code: 'file.not_third' },
      })
    await share(report)
    await share(report)
    await share(report, false)
    expect(await names()).toEqual([])
  })

  test('an advisor who is the other driver has the standing of a third party', async () => {
    await doctor.client.claims.addParticipants({
      params: { id },
      body: { participants: [advisor.account.id], relation: 'other_driver' },
    })
    const { data } = await advisor.client.claims.detail({ params: { id } })
    expect([data.standing, data.description, data.desk]).toEqual(['third', '', null])
    expect(await refusalOf(share(randomUUID(), true))).toMatchObject({
      status: 403,
      problem: { code: 'claim.own' },
    })
  })

  test('only colleagues get the live event of a note with a paper about health', async () => {
    const { data } = await advisor.client.messages.upload({
      params: { id },
      query: { name: 'note-secrete.txt' },
      body: new Blob([randomUUID()]),
    })
    await advisor.client.messages.post({
      body: {
        claimId: id,
        content: 'note-secrete',
        files: [data.file_id],
        isNote: true,
        health_consent: true,
      },
    })
    expect(await eventsOf(owner)).not.toContain('note-secrete')
    expect(await eventsOf(garage)).not.toContain('note-secrete')
    expect(await eventsOf(doctor)).toContain('note-secrete')
  })
})
