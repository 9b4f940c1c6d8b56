import { paths } from '@sillage/wire/addresses.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { migrateAgain } from '../../testing/migrated-again.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim, buildWaitingDecision } from '../claims.factory.ts'
import { orderIndemnity, signInFinance } from '../decision/paid-claim.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const nadia = await signInAs(server, 'advisor')
const karim = await signInAs(server, 'advisor')
const sofia = await signInAs(server, 'advisor')
const admin = await signInAs(server, 'admin')
const other = await signInAs(server, 'admin')
const finance: TestSession[] = await signInFinance(server)
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
})

const reason = 'Une seconde facture est arrivée'
const detail = async (by: TestSession) => (await by.client.claims.detail({ params: { id } })).data
const reopen = (by: TestSession) => by.client.claims.reopen({ params: { id }, body: { reason } })
const accept = (by: TestSession) =>
  by.client.claimDecision.acceptReopening({ params: { id }, body: {} })
const refuse = (by: TestSession, why = 'Elle est déjà dans le dossier') =>
  by.client.claimDecision.refuseReopening({ params: { id }, body: { reason: why } })
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).problem?.code

/** Decided by Nadia, above her limit with an admin's second signature, and ordered. */
async function paid(amount = 4000) {
  const body = {
    decision: 'accepted',
    amount,
    excess: 300,
    reasons: 'Le choc est couvert.',
  } as const
  const { data } = await nadia.client.claims.decide({ params: { id }, body })
  if (data.desk?.signature_waits)
    await admin.client.claimDecision.sign({ params: { id }, body: {} })
  await orderIndemnity(server, { claimId: id, owner, finance })
}

const titles = async (session: TestSession) =>
  (await session.client.notifications.list()).data.flatMap(({ title, path }) =>
    path === paths.claimOf(id) && title.includes('réouverture') ? [title] : [],
  )

describe('the reopening of a paid claim', () => {
  test('by staff waits for a second person, and its owner sees nothing of it', async () => {
    await paid()
    expect((await detail(karim)).desk?.reopening).toEqual({
      needs_second: true,
      waiting: null,
      given_back: null,
    })
    const { data } = await reopen(karim)
    expect(data).toMatchObject({ claimStatus: 'closed', outcome: { stands: true } })
    expect(data.may.reopen).toBe(false)
    expect(data.desk?.reopening.waiting).toMatchObject({ reason, is_own: true })
    expect(JSON.stringify(await detail(owner))).not.toMatch(/seconde facture/u)
    expect(await titles(owner)).toEqual([])
    expect(await codeOf(reopen(nadia))).toBe('claim.reopening_waits')
  })

  test('is accepted by somebody who neither asked for it nor had the claim paid, and whose limit suffices', async () => {
    await paid()
    await reopen(karim)
    expect(await codeOf(accept(karim))).toBe('claim.reopening_own')
    for (const hand of [nadia, admin]) expect(await codeOf(accept(hand))).toBe('claim.reopen_paid')
    expect(await codeOf(accept(sofia))).toBe('claim.limit')
    expect((await detail(sofia)).desk?.reopening.waiting?.refusal).toMatch(/1.500,00/u)
    expect(await codeOf(accept(owner))).toBe('forbidden')
    const number = id.slice(0, 8)
    const wanted = expect.stringContaining(
      `(${number})\u00a0: une réouverture attend une seconde personne`,
    )
    expect([await titles(other), await titles(sofia), await titles(admin)]).toEqual([
      [wanted],
      [],
      [],
    ])
    const { data } = await accept(other)
    expect(data).toMatchObject({ claimStatus: 'in_progress', outcome: { stands: false } })
    expect((await detail(owner)).timeline.at(-1)?.sentence).toBe(
      `Sinistre rouvert\u00a0: ${reason}`,
    )
    expect(await titles(karim)).toEqual([
      expect.stringContaining(`(${number})\u00a0: la réouverture que vous demandiez est acceptée`),
    ])
    expect(await codeOf(accept(other))).toBe('claim.no_reopening')
  })

  test('is accepted only as it was read: a page left open accepts no other request', async () => {
    await paid(1000)
    await reopen(nadia)
    const seen = (await detail(sofia)).desk?.reopening.waiting?.at ?? ''
    await refuse(nadia)
    await reopen(nadia)
    const acceptSeen = () =>
      sofia.client.claimDecision.acceptReopening({ params: { id }, body: { seen } })
    expect(await codeOf(acceptSeen())).toBe('claim.other_reopening')
    expect((await detail(sofia)).claimStatus).toBe('closed')
    const now = (await detail(sofia)).desk?.reopening.waiting?.at ?? ''
    const body = { seen: now }
    const { data } = await sofia.client.claimDecision.acceptReopening({ params: { id }, body })
    expect(data.claimStatus).toBe('in_progress')
  })

  test('can be accepted by another advisor when the payment is within an advisor’s limit', async () => {
    await paid(1000)
    await reopen(nadia)
    expect((await accept(sofia)).data.claimStatus).toBe('in_progress')
  })

  test('can be refused with a reason or withdrawn, and then asked for again', async () => {
    await paid()
    await reopen(karim)
    expect((await refuse(nadia)).data).toMatchObject({
      claimStatus: 'closed',
      desk: {
        reopening: { waiting: null, given_back: { reason: 'Elle est déjà dans le dossier' } },
      },
    })
    expect(await titles(karim)).toHaveLength(1)
    await reopen(karim)
    const { data } = await refuse(karim, 'Une erreur')
    expect(data.desk?.reopening).toMatchObject({ waiting: null, given_back: null })
    expect(data.may.reopen).toBe(true)
    const { rows } = await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', 'like', 'claim.reopening%')
      .execute()
      .then((list) => ({ rows: list.map(({ action }) => action) }))
    expect(rows).toEqual([
      'claim.reopening_asked',
      'claim.reopening_refused',
      'claim.reopening_asked',
      'claim.reopening_refused',
    ])
  })

  test('by its owner takes effect at once and cancels the one that staff asked for', async () => {
    await paid()
    await reopen(karim)
    expect((await reopen(owner)).data.claimStatus).toBe('in_progress')
    expect((await detail(karim)).desk?.reopening.waiting).toBeNull()
    expect(await codeOf(accept(other))).toBe('claim.no_reopening')
  })

  test('takes effect once when two people accept at the same time', async () => {
    await paid()
    await reopen(karim)
    const root = await signInAs(server, 'root')
    const both = await Promise.allSettled([accept(other), accept(root)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('needs a second person again after it was reopened and closed without another decision', async () => {
    await paid()
    await reopen(karim)
    await accept(other)
    const status = (to: string) =>
      karim.client.claims.setStatus({
        params: { id },
        body: { status: to, reason: 'Rien de neuf' },
      })
    await status('Fermé')
    expect(await codeOf(status('En cours'))).toBe('claim.paid')
    expect((await reopen(karim)).data.claimStatus).toBe('closed')
    expect(await codeOf(status('En cours'))).toBe('claim.reopening_waits')
    expect((await accept(other)).data.claimStatus).toBe('in_progress')
  })
})

test('a decided claim whose payment is not ordered yet is reopened by staff at once', async () => {
  const body = {
    decision: 'accepted',
    amount: 900,
    excess: 0,
    reasons: 'Le choc est couvert.',
  } as const
  await nadia.client.claims.decide({ params: { id }, body })
  expect((await reopen(nadia)).data.claimStatus).toBe('in_progress')
})

const decide = () =>
  nadia.client.claims.decide({
    params: { id },
    body: { decision: 'accepted', amount: 900, excess: 0, reasons: 'Le choc est couvert.' },
  })
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const waitsSince = (at: Date) =>
  server.owner.updateTable('claim').set({ waiting_since: at }).where('id', '=', id).execute()
const wait = async () => {
  const { desk } = await detail(nadia)
  return desk && { since: desk.waiting_since, age: desk.age }
}
const set = (status: string) => nadia.client.claims.setStatus({ params: { id }, body: { status } })
const migrated = () => migrateAgain(server.owner, '0128_wait_of_reopened_claims.sql')

describe('the wait of a reopened claim', () => {
  test.each([
    ['by its owner', () => reopen(owner)],
    ['by staff', () => reopen(nadia)],
  ])('starts at the reopening %s', async (_, reopens) => {
    await waitsSince(dayAgo(40))
    await decide()
    const before = Date.now()
    await reopens()
    const { since = '', age } = (await wait()) ?? {}
    expect(age).toBe('fresh')
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before)
    const { data } = await nadia.client.claimDesk.search({ query: { only: 'late', limit: 100 } })
    expect(data.claims.map(({ claim_id: one }) => one)).not.toContain(id)
  })

  test('starts when a claim that was closed without a decision is opened again', async () => {
    await set('closed')
    await waitsSince(dayAgo(40))
    await set('in_progress')
    expect((await wait())?.age).toBe('fresh')
    await waitsSince(dayAgo(40))
    await set('under_review')
    expect((await wait())?.age).toBe('late')
  })

  test('is put right where it counted from before the decision, and left where it moved since', async () => {
    await decide()
    const old = dayAgo(40)
    await waitsSince(old)
    await migrated()
    expect((await wait())?.since).toBe(old.toISOString())
    await reopen(owner)
    const right = await wait()
    await waitsSince(old)
    await migrated()
    expect(await wait()).toEqual(right)
    await owner.client.messages.post({ body: { claimId: id, content: 'Voici la facture.' } })
    const moved = new Date(Date.now() + 1000)
    await waitsSince(moved)
    await migrated()
    expect((await wait())?.since).toBe(moved.toISOString())
  })
})

test('reopenings and decisions that wait for a second person are listed for leads and found on the desk', async () => {
  await paid()
  await reopen(karim)
  const proposed = (await buildClaim(server.database, { owner: owner.account })).claim_id
  await buildWaitingDecision(server.database, proposed)
  const { data } = await admin.client.claimDesk.team({ query: { days: 90 } })
  expect(data.seconds.slice(-2)).toMatchObject([
    { claim_id: id, kind: 'reopening', label: 'Réouverture', amount: 3700 },
    { claim_id: proposed, kind: 'decision', label: 'Acceptée', amount: 3700 },
  ])
  const found = await admin.client.claimDesk.search({ query: { only: 'second', limit: 100 } })
  expect(found.data.found.count).toBe(data.seconds_found)
  expect(found.data.claims.map(({ claim_id: one }) => one)).toEqual(
    expect.arrayContaining([id, proposed]),
  )
})
