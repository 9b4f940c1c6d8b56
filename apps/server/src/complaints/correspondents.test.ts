import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildClaim } from '../claims/claims.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { applyRetention } from '../personal-data/retention.service.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { letterOfNeighbour, mailOfNeighbour } from './complaints.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const nadia = await signInAs(server, 'advisor')
const karim = await signInAs(server, 'advisor')

const now = Temporal.Now.instant()
const letter = letterOfNeighbour
const daysAgo = (days: number) => dayInParis(now).subtract({ days }).toString()
const record = async (body: ReturnType<typeof letter>) =>
  (await nadia.client.complaints.record({ body })).data
const listed = async (query: object, by = nadia) =>
  (await by.client.complaints.all({ query })).data.complaints
const refused = async (body: object) =>
  refusalOf(nadia.client.complaints.record({ body: letter(body) }))

describe('a complaint of somebody without an account', () => {
  test('is recorded with its delays, found by its author’s name, and counted', async () => {
    const found = (await nadia.client.complaints.all({ query: { state: 'open' } })).data.total
    const data = await record(letter({ motive: 'claim' }))
    const { acknowledgeBy, answerBy } = complaintDeadlines(Temporal.Instant.from(data.received_at))
    expect(data).toMatchObject({
      author: { id: null, name: 'Paule Ferrand' },
      correspondent: {
        address_lines: ['Bâtiment B', '4, rue des Lices', '35000 Rennes'],
        email: null,
      },
      channel: 'letter',
      state: 'received',
      acknowledge_by: acknowledgeBy.toString(),
      answer_by: answerBy.toString(),
      may_answer: true,
    })
    expect(data.received_at.slice(0, 10)).toBe(daysAgo(3))
    expect((await nadia.client.complaints.all({ query: { state: 'open' } })).data.total).toBe(
      found + 1,
    )
    for (const q of ['ferrand portail', 'PAULE', data.id.slice(0, 8)])
      expect((await listed({ q })).map(({ id }) => id)).toEqual([data.id])
    expect(await listed({ q: 'ferrand valise' })).toEqual([])
    for (const q of ['ferrand', data.id.slice(0, 8)])
      expect((await nadia.client.customers.find({ query: { q } })).data.complaints).toEqual([
        expect.objectContaining({ id: data.id, holder: { id: null, name: 'Paule Ferrand' } }),
      ])
    const bytes = await nadia.client.complaints.register({ query: { q: 'ferrand' } })
    expect(new TextDecoder().decode(bytes)).toContain(
      ';Lettre;Décision sur un sinistre;Un portail enfoncé;Paule Ferrand;',
    )
    const root = await signInAs(server, 'root')
    const logged = async (search: string) =>
      JSON.stringify((await root.client.audit.list({ query: { search } })).data)
    expect(await logged('paule ferrand')).toContain(data.id)
    expect(await logged('paule valise')).not.toContain(data.id)
  })

  test('needs a name, and an address to be answered at', async () => {
    for (const [body, path] of [
      [{ address: undefined }, 'address'],
      [{ email: 'paule@exemple' }, 'email'],
      [{ address: 'A\nB\nC\nD\nE\nF' }, 'address'],
      [{ name: undefined }, 'name'],
      [{ name: undefined, address: undefined }, 'email'],
      [{ name: undefined, address: undefined, email: 'personne@exemple.fr' }, 'email'],
    ] as const)
      expect(await refused(body)).toMatchObject({ status: 422, problem: { errors: [{ path }] } })
  })

  test('can’t be one’s own, nor be judged by a colleague who has that e-mail', async () => {
    const own = await refusalOf(record(mailOfNeighbour(nadia.account.email.toUpperCase())))
    expect(own).toMatchObject({ status: 403, problem: { code: 'complaint.own' } })
    const { id } = await record(mailOfNeighbour(karim.account.email))
    const seen = (await listed({ q: id }, karim))[0]
    expect(seen?.may_answer).toBe(false)
    for (const call of [
      () => karim.client.complaints.acknowledge({ params: { id } }),
      () => karim.client.complaints.answer({ params: { id }, body: { answer: 'Non.' } }),
    ])
      expect((await refusalOf(call())).problem?.code).toBe('complaint.own')
    const owner = { params: { id }, body: { owner: karim.account.id } }
    expect((await refusalOf(nadia.client.complaints.handle(owner))).status).toBe(422)
  })
})

describe('what it is about', () => {
  test('is a contract or a claim by the first characters of its number, of which its author reads nothing', async () => {
    const { id: contract_id } = await buildContract(server.database, {
      accountId: camille.account.id,
      startingIn: -30,
      endingIn: 60,
    })
    const { claim_id } = await buildClaim(server.database, {
      owner: camille.account,
      contractId: contract_id,
    })
    const onClaim = await record(letter({ about: `n° ${claim_id.slice(0, 8).toUpperCase()}` }))
    expect(onClaim).toMatchObject({ claim_id, contract_id: null })
    const onContract = await record(letter({ about: contract_id }))
    expect(onContract).toMatchObject({ claim_id: null, contract_id })
    expect(await refused({ about: '00000000' })).toMatchObject({
      status: 422,
      problem: { code: 'complaint.about_unknown' },
    })
    // the insured person doesn't read what a third party complains of
    expect((await camille.client.complaints.mine()).data).toEqual([])
    const customer = await nadia.client.customers.one({ params: { id: camille.account.id } })
    expect(customer.data.complaints).toEqual([])
    // the handler of a claim may not handle a complaint about it
    await nadia.client.claims.assign({
      params: { id: claim_id },
      body: { assignee: karim.account.id },
    })
    const [seen] = await listed({ q: onClaim.id }, karim)
    expect(seen?.may_answer).toBe(false)
  })

  test('of somebody with an account is one of their own', async () => {
    const own = await buildContract(server.database, { accountId: camille.account.id })
    const { id: stranger } = await buildAccount(server.database)
    const other = await buildContract(server.database, { accountId: stranger })
    const body = { name: undefined, address: undefined, email: camille.account.email }
    expect(await record(letter({ ...body, about: own.id }))).toMatchObject({ contract_id: own.id })
    expect(await refused({ ...body, about: other.id })).toMatchObject({
      problem: { code: 'complaint.about_unknown' },
    })
  })
})

test('an account proved later with that e-mail is not given the complaint', async () => {
  const email = 'plus.tard@exemple.fr'
  const { id } = await record(mailOfNeighbour(email))
  const late = server.client(
    await server.openSession(await buildAccount(server.database, { email })),
  )
  expect((await late.complaints.mine()).data).toEqual([])
  await nadia.client.complaints.answer({ params: { id }, body: { answer: 'Voici.' } })
  expect((await late.complaints.mine()).data).toEqual([])
  expect((await late.notifications.list()).data).toEqual([])
})

test('a complaint is deleted five years after its answer, and not with a contract of somebody else', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const contract = await buildContract(server.database, {
    accountId,
    product: 'travel',
    startingIn: -30,
    endingIn: -1,
  })
  const { id } = await record(letter({ about: contract.id }))
  const after = (months: number) =>
    applyRetention({
      database: server.database,
      now: now.toZonedDateTimeISO('Europe/Paris').add({ months, days: 40 }).toInstant(),
    })
  const kept = () =>
    server.database
      .selectFrom('complaint')
      .select(['correspondent_name', 'contract_id'])
      .where('id', '=', id)
      .executeTakeFirst()
  await after(62)
  expect(await kept()).toEqual({ correspondent_name: 'Paule Ferrand', contract_id: null })
  await server.owner
    .updateTable('complaint')
    .set({ answered_at: new Date(now.epochMilliseconds), answer: 'Voici.' })
    .where('id', '=', id)
    .execute()
  await after(58)
  expect(await kept()).toBeDefined()
  await after(62)
  expect(await kept()).toBeUndefined()
})
