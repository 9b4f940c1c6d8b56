import { beforeEach, describe, expect, test } from 'vitest'
import { nextStatement } from '../../payments/bank.factory.ts'
import { sendFile } from '../../payments/bank-desk.factory.ts'
import { payClaim } from '../../payments/claims/recoveries.factory.ts'
import { moneyOfClaim } from '../../payments/ledger.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const odile = await signInCapable(server, 'admin')
const remi = await signInCapable(server, 'admin')
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
})

const recover = async (amount: number, session = advisor, debtor = 'Maison Fournier') =>
  (
    await session.client.claimDecision.recover({
      params: { id },
      body: { debtor, amount, reason: 'Constat du 3 mars' },
    })
  ).data
const giveUp = async (recoveryId: string, session = advisor) =>
  (
    await session.client.claimDecision.giveRecoveryUp({
      params: { id, recoveryId },
      body: { reason: 'Tiers introuvable' },
    })
  ).data
const known = async () =>
  (await advisor.client.claimDecision.ground({ params: { id }, query: {} })).data.recoveries

/** Imports a transfer of this many cents with this text. */
async function receive(cents: number, { text }: { text: string }) {
  const bytes = await nextStatement(server.database, [{ cents, party: 'MAISON FOURNIER', text }])
  await sendFile(odile, bytes)
}

const unmatched = async (text: string, session = odile) =>
  (await session.client.bank.desk()).data.unmatched.find((one) => one.text === text)

const money = () => moneyOfClaim(server.database, id)

describe('a recovery from a third party', () => {
  test('is claimed once the claim has been paid, and never above what was paid', async () => {
    expect((await refusalOf(recover(100))).problem).toMatchObject({
      status: 409,
      code: 'recovery.nothing_paid',
    })
    await payClaim(server.database, id, 50_000)
    expect(await known()).toEqual({
      paid: 500,
      received: 0,
      expected: 0,
      recoverable: 500,
      list: [],
    })
    const state = await recover(120)
    expect(state).toMatchObject({ paid: 500, expected: 120, recoverable: 380 })
    expect(state.list).toEqual([
      {
        id: expect.any(String),
        debtor: 'Maison Fournier',
        reason: 'Constat du 3 mars',
        reference: expect.stringMatching(/^RF\d{2}REC[0-9A-F]{12}$/),
        amount: 120,
        received: 0,
        expected: 120,
        at: expect.any(String),
        by: 'Camille Roussel',
        given_up: null,
      },
    ])
    expect((await refusalOf(recover(380.01))).problem).toMatchObject({
      status: 422,
      code: 'recovery.too_much',
    })
    expect(await money()).toMatchObject({ recoveries_due: 12_000, recoveries: -12_000 })
    // of two simultaneous requests whose sum is too much, one succeeds
    const both = await Promise.allSettled([recover(300), recover(300)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each(['\u0001', '\u200b'])(
    'needs a debtor with visible characters, not %j',
    async (debtor) => {
      await payClaim(server.database, id, 50_000)
      expect(await refusalOf(recover(120, advisor, debtor))).toMatchObject({
        status: 422,
        problem: { code: 'claim.debtor_missing' },
      })
      expect((await known()).list).toEqual([])
    },
  )

  test('can’t be written to the database above what was paid', async () => {
    await payClaim(server.database, id, 1000)
    const row = {
      id: crypto.randomUUID(),
      claim_id: id,
      debtor: 'Tiers',
      cents: 1001,
      reason: 'Constat',
      claimed_at: new Date(),
      claimed_by: advisor.account.id,
      reference: crypto.randomUUID(),
    }
    const write = (cents: number) =>
      server.database
        .insertInto('claim_recovery')
        .values({ ...row, cents })
        .execute()
    await expect(write(1001)).rejects.toMatchObject({ code: '23514' })
    await write(1000)
  })

  test('is credited by a transfer that names its reference, and whoever claimed it is notified', async () => {
    await payClaim(server.database, id, 50_000)
    const reference = (await recover(120)).list[0]?.reference ?? ''
    await receive(5000, { text: `Recours ${reference}` })
    expect(await known()).toMatchObject({ received: 50, expected: 70, recoverable: 380 })
    expect(await money()).toMatchObject({ recoveries_due: 7000, bank: -45_000 })
    const { data: notices } = await advisor.client.notifications.list()
    expect(notices).toContainEqual(expect.objectContaining({ path: `/sinistre?id=${id}` }))
    // more than what is left needs a person to look at it
    await receive(7001, { text: `Trop ${reference}` })
    expect(await unmatched(`Trop ${reference}`)).toMatchObject({ proposal: null })
    await receive(7000, { text: `Solde ${reference}` })
    expect(await known()).toMatchObject({ received: 120, expected: 0 })
  })

  test('is credited without a reference once two people of the finance desk agree', async () => {
    await payClaim(server.database, id, 50_000)
    const debtor = `Assurances ${crypto.randomUUID().slice(0, 8)}`
    const [recovery] = (await recover(120, advisor, debtor)).list
    const text = crypto.randomUUID()
    await receive(12_000, { text })
    const found = (await odile.client.bank.owed({ query: { q: debtor } })).data
    expect(found).toMatchObject([{ kind: 'recovery', id: recovery?.id, of: debtor, owed: 120 }])
    const listed = async () =>
      (await remi.client.bank.desk()).data.recoveries.find(({ of }) => of === debtor)
    expect(await listed()).toMatchObject({ claimId: id, amount: 120, expected: 120 })
    const params = { id: (await unmatched(text))?.id ?? '' }
    const body = { recovery_id: recovery?.id ?? '' }
    await odile.client.bank.propose({ params, body })
    expect((await unmatched(text, remi))?.proposal).toMatchObject({ of: debtor, claimId: id })
    expect((await refusalOf(odile.client.bank.match({ params, body: {} }))).problem).toMatchObject({
      code: 'movement.own',
    })
    await remi.client.bank.match({ params, body: {} })
    expect(await known()).toMatchObject({ received: 120, expected: 0 })
    expect(await money()).toMatchObject({ to_be_matched: 12_000, recoveries: -12_000 })
    // all of it was received: it is no longer found
    expect(await listed()).toBeUndefined()
    expect((await odile.client.bank.owed({ query: { q: debtor } })).data).toEqual([])
  })

  test('can be given up once, with a reason, for the part that was not received', async () => {
    await payClaim(server.database, id, 50_000)
    const [recovery] = (await recover(120)).list
    await receive(5000, { text: `Acompte ${recovery?.reference}` })
    const state = await giveUp(recovery?.id ?? '')
    expect(state).toMatchObject({ received: 50, expected: 0, recoverable: 450 })
    expect(state.list[0]?.given_up).toMatchObject({ amount: 70, reason: 'Tiers introuvable' })
    expect(await money()).toMatchObject({ recoveries: -5000, claims_paid: 50_000 })
    expect((await refusalOf(giveUp(recovery?.id ?? ''))).problem).toMatchObject({
      code: 'recovery.over',
    })
    // a payment after the recovery was given up needs a person to look at it
    await receive(7000, { text: `Tard ${recovery?.reference}` })
    expect(await unmatched(`Tard ${recovery?.reference}`)).toMatchObject({ proposal: null })
  })

  test('is given up above what one decides alone by somebody whose limit covers it', async () => {
    await payClaim(server.database, id, 400_000)
    const [large] = (await recover(1600)).list
    const { problem, status } = await refusalOf(giveUp(large?.id ?? ''))
    expect(status).toBe(403)
    expect(problem).toMatchObject({
      code: 'claim.limit',
      message: expect.stringMatching(
        /1\s600,00\s€ sur ce sinistre.*1\s500,00\s€.*Qui peut y renoncer/,
      ),
    })
    expect(await known()).toMatchObject({ expected: 1600 })
    await giveUp(large?.id ?? '', odile)
    expect(await known()).toMatchObject({ expected: 0 })
  })

  test('is not given up in small parts above what one decides alone', async () => {
    await payClaim(server.database, id, 400_000)
    await recover(800)
    const [first, second] = (await recover(800)).list
    await giveUp(first?.id ?? '')
    expect((await refusalOf(giveUp(second?.id ?? ''))).problem?.code).toBe('claim.limit')
    await giveUp(second?.id ?? '', remi)
  })

  test('is handled only on its claim, by staff whom the claim does not concern, and hidden from its owner', async () => {
    await payClaim(server.database, id, 50_000)
    const [recovery] = (await recover(120)).list
    const first = id
    id = (await buildClaim(server.database, { owner: owner.account })).claim_id
    expect((await refusalOf(giveUp(recovery?.id ?? ''))).status).toBe(404)
    id = first
    const own = await buildClaim(server.database, { owner: advisor.account })
    id = own.claim_id
    await payClaim(server.database, id, 50_000)
    expect((await refusalOf(recover(10))).status).toBe(403)
    expect((await refusalOf(recover(10, owner))).status).toBe(403)
    id = first
    const { data } = await owner.client.claims.detail({ params: { id } })
    expect(JSON.stringify(data)).not.toContain('Fournier')
  })
})
