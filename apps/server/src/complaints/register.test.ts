import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildClaim } from '../claims/claims.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { buildComplaint } from './complaints.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const nadia = await signInAs(server, 'advisor')
const karim = await signInAs(server, 'advisor')

const daysAgo = (days: number) => dayInParis(Temporal.Now.instant()).subtract({ days }).toString()
const letter = (changes: object = {}) => ({
  email: camille.account.email,
  channel: 'letter' as const,
  received_on: daysAgo(3),
  subject: 'Franchise contestée',
  message: 'Votre lettre parle de 300 €, mon contrat de 150 €.',
  ...changes,
})
const found = async (by: TestSession, query: object) =>
  (await by.client.complaints.all({ query })).data.complaints.map(({ subject }) => subject)
const notesFor = async ({ client }: TestSession) =>
  (await client.complaints.all({ query: { q: 'refus' } })).data.complaints[0]?.notes

describe('a complaint received by letter', () => {
  test('is recorded for its author, with deadlines from the day it was received', async () => {
    const { data } = await nadia.client.complaints.record({ body: letter({ motive: 'price' }) })
    const { answerBy } = complaintDeadlines(Temporal.Instant.from(data.received_at))
    expect(data).toMatchObject({
      channel: 'letter',
      motive: 'price',
      owner: null,
      author: { id: camille.account.id },
      answer_by: answerBy.toString(),
    })
    expect(data.received_at.slice(0, 10)).toBe(daysAgo(3))
    expect(data.recorded_by).not.toBeNull()
    expect((await camille.client.complaints.mine()).data).toEqual([
      expect.objectContaining({ id: data.id, subject: 'Franchise contestée' }),
    ])
    expect((await mailsTo(server.database, camille.account.email))[0]?.subject).toBe(
      'Votre réclamation est enregistrée',
    )
  })

  test('is refused for a future day, an unknown author, or its own recorder', async () => {
    const refused = [
      { body: letter({ received_on: daysAgo(-1) }), status: 422 },
      { body: letter({ received_on: 'avant-hier' }), status: 422 },
      { body: letter({ email: 'personne@exemple.fr' }), status: 422 },
      { body: letter({ email: nadia.account.email }), status: 403 },
    ]
    for (const { body, status } of refused)
      expect((await refusalOf(nadia.client.complaints.record({ body }))).status).toBe(status)
    const own = camille.client.complaints.record({ body: letter() })
    expect((await refusalOf(own)).status).toBe(403)
  })
})

describe('the handler of a complaint', () => {
  test('is chosen by staff, notified, and can filter by their own complaints', async () => {
    const params = await buildComplaint(server.database, camille.account.id)
    const handled = await nadia.client.complaints.handle({
      params,
      body: { owner: karim.account.id, motive: 'delay' },
    })
    expect(handled.data).toMatchObject({ owner: { id: karim.account.id }, motive: 'delay' })
    expect(await found(karim, { owner: 'me' })).toEqual(['Un retard'])
    expect(await found(nadia, { owner: 'me' })).toEqual([])
    expect((await karim.client.notifications.list()).data[0]?.title).toBe(
      'Une réclamation vous est confiée',
    )
    await nadia.client.complaints.handle({ params, body: { owner: null } })
    expect(await found(karim, { owner: 'me' })).toEqual([])
  })

  test('can’t be a customer, or somebody involved in the claim; those involved see no notes', async () => {
    const { claim_id: claimId } = await buildClaim(server.database, { owner: camille.account })
    await nadia.client.claims.assign({
      params: { id: claimId },
      body: { assignee: karim.account.id },
    })
    const { data } = await camille.client.complaints.create({
      body: { subject: 'Refus', message: 'À tort.', claim_id: claimId },
    })
    const params = { id: data.id }
    for (const owner of [camille.account.id, karim.account.id])
      expect(
        (await refusalOf(nadia.client.complaints.handle({ params, body: { owner } }))).status,
      ).toBe(422)
    for (const call of [
      () => karim.client.complaints.handle({ params, body: { motive: 'claim' } }),
      () => karim.client.complaints.note({ params, body: { text: 'Je n’y suis pour rien.' } }),
    ])
      expect(await refusalOf(call())).toMatchObject({
        status: 403,
        problem: { code: 'complaint.involved' },
      })
    await nadia.client.complaints.note({ params, body: { text: 'Karim n’a pas lu la page 2.' } })
    expect(await notesFor(nadia)).toMatchObject([{ text: 'Karim n’a pas lu la page 2.' }])
    expect(await notesFor(karim)).toEqual([])
    expect(JSON.stringify(await camille.client.complaints.mine())).not.toContain('Karim')
  })
})

describe('the register of complaints', () => {
  test('is searched by words in any order, without accents, and by motive', async () => {
    const author = await signInAs(server)
    await nadia.client.complaints.record({
      body: letter({
        email: author.account.email,
        channel: 'phone',
        subject: 'Résiliation refusée',
        message: 'Trois relances.',
        motive: 'ending',
      }),
    })
    for (const query of [{ q: 'relances resiliation' }, { motive: 'ending' as const }])
      expect(await found(nadia, query)).toEqual(['Résiliation refusée'])
    expect(await found(nadia, { q: 'resiliation valise' })).toEqual([])
    // one word of the text and one of the author's name, in either order; with a word that occurs nowhere, nothing is
    // found
    const name = 'Quenneville'
    await server.owner
      .updateTable('account')
      .set({ first_name: 'Zoé', last_name: name })
      .where('id', '=', author.account.id)
      .execute()
    for (const q of [`relances ${name}`, `${name} relances`, name.toUpperCase()])
      expect(await found(nadia, { q })).toContain('Résiliation refusée')
    expect(await found(nadia, { q: `${name} valise` })).toEqual([])
  })

  test('is exported as CSV without the complaints’ text, and the export is audited', async () => {
    const bytes = await nadia.client.complaints.register({ query: { motive: 'ending' } })
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Téléphone;Résiliation et renonciation;Résiliation refusée')
    expect(text).not.toContain('Trois relances')
    const logged = await server.database
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'complaint.exported')
      .execute()
    expect(logged).toEqual([{ actor_id: nadia.account.id }])
  })
  test('keeps which steps came after their last day, also once a complaint is answered', async () => {
    const received = new Date(`${daysAgo(30)}T09:00:00Z`)
    const subject = 'Accusé tardif'
    const rows = [
      { subject, acknowledged_at: new Date(), acknowledged_by: nadia.account.id },
      {
        subject: `${subject}, répondu`,
        acknowledged_at: new Date(),
        acknowledged_by: nadia.account.id,
        answered_at: new Date(),
        answered_by: nadia.account.id,
        answer: 'Voilà.',
      },
      { subject: `${subject}, rien` },
    ]
    for (const row of rows)
      await server.database
        .insertInto('complaint')
        .values({
          account_id: camille.account.id,
          message: 'Trop tard.',
          received_at: received,
          ...row,
        })
        .execute()
    const bytes = await nadia.client.complaints.register({ query: { q: 'tardif' } })
    const [heads, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(heads).toMatch(/;En retard;Accusé hors délai;Réponse hors délai$/)
    const ends = lines.map((line) => line.split(';').slice(-3))
    expect(ends).toEqual(
      expect.arrayContaining([
        ['', 'oui', ''],
        ['', 'oui', ''],
        ['oui', 'oui', ''],
      ]),
    )
    expect(lines.filter((line) => line.endsWith(';;oui;'))).toHaveLength(2)
  })
})
