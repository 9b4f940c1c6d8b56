import { HEALTH_CONSENT } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable, type TestSession } from '../../testing/test-session.ts'
import { buildIllClaim } from './health-files.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const participant = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const doctor = await signInCapable(server, 'advisor', ['medical'])

const NAME = 'certificat-du-dr-blanc.txt'
const CONTENT = 'Fracture du poignet droit.'

const illClaim = () => buildIllClaim(server.database, { owner, participant })

async function putDown(id: string, by = owner) {
  const { data } = await by.client.messages.upload({
    params: { id },
    query: { name: NAME },
    body: new Blob([CONTENT]),
  })
  return data.file_id
}

/** A certificate that its owner has sent with consent. */
async function sentPaper() {
  const id = await illClaim()
  const fileId = await putDown(id)
  await owner.client.claims.provideDocument({
    params: { id },
    body: { document_key: 'medical', files: [fileId], health_consent: true },
  })
  return { id, fileId }
}

const rowOf = (fileId: string) =>
  server.database
    .selectFrom('claim_health_file')
    .selectAll()
    .where('file_id', '=', fileId)
    .executeTakeFirst()

const open = (by: TestSession, { id, fileId }: { id: string; fileId: string }) =>
  by.client.messages.openHealthFile({ params: { id, fileId }, body: { reason: 'assess' } })

const readingsOf = async (id: string) =>
  server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'claim.health_paper_read')
    .execute()

/**
 * Everything a person can read about a claim without opening its health documents: lists, messages, contents, summary,
 * live events.
 */
async function everythingSeenBy({ client, token }: TestSession, id: string) {
  const address = `${server.address}/backend/claims/documents/${id}`
  const contents = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return [
    JSON.stringify((await client.messages.files({ params: { id } })).data),
    JSON.stringify(await client.messages.list({ params: { claimId: id } })),
    await contents.text(),
    JSON.stringify((await client.claims.detail({ params: { id } })).data),
  ].join('\n')
}

describe('a paper about health', () => {
  test('from a customer needs their express consent, which is kept word for word', async () => {
    const id = await illClaim()
    const fileId = await putDown(id)
    const body = { document_key: 'medical', files: [fileId] }
    const refusal = await refusalOf(owner.client.claims.provideDocument({ params: { id }, body }))
    expect([refusal.status, refusal.problem?.code]).toEqual([422, 'claim.health_consent'])
    expect(await rowOf(fileId)).toBeUndefined()
    await owner.client.claims.provideDocument({
      params: { id },
      body: { ...body, health_consent: true },
    })
    expect(await rowOf(fileId)).toMatchObject({
      is_marked: true,
      marked_by: owner.account.id,
      consent_text: HEALTH_CONSENT,
      consent_at: expect.any(Date),
      withdrawn_at: null,
    })
  })

  test('sent in answer to a request needs the same consent', async () => {
    const id = await illClaim()
    const { data: asked } = await advisor.client.claims.requestDocument({
      params: { id },
      body: { document_key: 'medical_bills', reason: 'missing' },
    })
    const params = { id, requestId: asked.request_id }
    const files = [await putDown(id)]
    const refusal = await refusalOf(owner.client.claims.fulfilRequest({ params, body: { files } }))
    expect(refusal.problem?.code).toBe('claim.health_consent')
    await owner.client.claims.fulfilRequest({ params, body: { files, health_consent: true } })
    expect((await rowOf(files[0] ?? ''))?.consent_text).toBe(HEALTH_CONSENT)
  })

  test('is shown whole to its owner, masked to the team, and not at all to a participant', async () => {
    const { id, fileId } = await sentPaper()
    const text = Buffer.from(CONTENT).toString('base64')
    const mine = await everythingSeenBy(owner, id)
    expect(mine).toContain(NAME)
    expect(mine).toContain(text)
    for (const by of [advisor, doctor]) {
      const seen = await everythingSeenBy(by, id)
      expect(seen).toContain('Pièce de santé')
      expect(seen).toContain(fileId)
      expect(seen).not.toContain(NAME)
      expect(seen).not.toContain(text)
    }
    const theirs = await everythingSeenBy(participant, id)
    for (const secret of [NAME, text, fileId, 'Pièce de santé', 'Document reçu : Certificat'])
      expect(theirs).not.toContain(secret)
  })

  test('reaches open pages whole for its owner and masked for staff', async () => {
    const { id } = await sentPaper()
    const events = await server.database
      .selectFrom('live_event')
      .select(['account_ids', 'for_staff', 'payload'])
      .where('kind', '=', 'message')
      .execute()
    const ofClaim = events.filter(({ payload }) => JSON.stringify(payload).includes(id))
    const named = ofClaim.filter(({ payload }) => JSON.stringify(payload).includes(NAME))
    expect(named.map(({ account_ids, for_staff }) => [account_ids, for_staff])).toEqual([
      [[owner.account.id], false],
    ])
    const masked = ofClaim.filter(({ payload }) =>
      JSON.stringify(payload).includes('Pièce de santé'),
    )
    expect(masked.map(({ for_staff }) => for_staff)).toEqual([true])
  })

  test('is opened only by staff with the medical capability, giving a reason, and each opening is audited', async () => {
    const paper = await sentPaper()
    const params = { id: paper.id, fileId: paper.fileId }
    expect(Buffer.from(await open(doctor, paper)).toString()).toBe(CONTENT)
    await open(doctor, paper)
    expect(await readingsOf(paper.id)).toEqual([
      { actor_id: doctor.account.id, detail: { files: [paper.fileId], reason: 'assess' } },
      { actor_id: doctor.account.id, detail: { files: [paper.fileId], reason: 'assess' } },
    ])
    for (const by of [doctor, advisor])
      expect((await refusalOf(by.client.messages.download({ params }))).problem?.code).toBe(
        'file.health',
      )
    expect((await refusalOf(open(advisor, paper))).status).toBe(403)
    expect((await refusalOf(participant.client.messages.download({ params }))).status).toBe(404)
    expect(Buffer.from(await owner.client.messages.download({ params })).toString()).toBe(CONTENT)
    expect(await readingsOf(paper.id)).toHaveLength(2)
  })

  test('can’t be opened by the team once its sender has withdrawn consent', async () => {
    const paper = await sentPaper()
    const params = { id: paper.id, fileId: paper.fileId }
    for (const other of [participant, advisor, doctor])
      expect(
        (await refusalOf(other.client.messages.withdrawHealthConsent({ params }))).status,
      ).toBe(404)
    const { data } = await owner.client.messages.withdrawHealthConsent({ params })
    expect(data.health).toEqual({
      is_readable: true,
      consent: 'withdrawn',
      may_withdraw: false,
    })
    const refusal = await refusalOf(open(doctor, paper))
    expect([refusal.status, refusal.problem?.code]).toEqual([403, 'file.consent_withdrawn'])
    // nor by removing the mark
    const unmark = doctor.client.messages.markHealthFile({ params, body: { is_health: false } })
    expect((await refusalOf(unmark)).problem?.code).toBe('file.consented')
    const again = await refusalOf(owner.client.messages.withdrawHealthConsent({ params }))
    expect(again.problem?.code).toBe('file.no_consent')
  })

  test('sent without the mark can be marked by staff with the medical capability, and unmarked again', async () => {
    const id = await illClaim()
    const fileId = await putDown(id)
    await owner.client.messages.post({ body: { claimId: id, files: [fileId] } })
    const params = { id, fileId }
    expect(await everythingSeenBy(participant, id)).toContain(NAME)
    const marked = await doctor.client.messages.markHealthFile({
      params,
      body: { is_health: true },
    })
    expect(marked.data.health).toEqual({
      is_readable: false,
      consent: 'none',
      may_withdraw: false,
    })
    expect(await everythingSeenBy(participant, id)).not.toContain(NAME)
    await doctor.client.messages.markHealthFile({ params, body: { is_health: false } })
    expect(await everythingSeenBy(participant, id)).toContain(NAME)
    const mark = advisor.client.messages.markHealthFile({ params, body: { is_health: true } })
    expect((await refusalOf(mark)).status).toBe(403)
  })

  test('sent in a message keeps the consent of its author', async () => {
    const id = await illClaim()
    const fileId = await putDown(id)
    await owner.client.messages.post({
      body: { claimId: id, files: [fileId], health_consent: true },
    })
    expect((await rowOf(fileId))?.consent_text).toBe(HEALTH_CONSENT)
    expect(await everythingSeenBy(advisor, id)).not.toContain(NAME)
  })
})
