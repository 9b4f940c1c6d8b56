import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { orderIndemnity, signInFinance } from '../decision/paid-claim.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const admin = await signInAs(server, 'admin')

const build = async () => (await buildClaim(server.database, { owner: owner.account })).claim_id
const row = async (id: string) => {
  const { data } = await advisor.client.claimDesk.search({ query: { text: id } })
  return data.claims.find(({ claim_id }) => claim_id === id)
}
const may = async (id: string) => (await row(id))?.may_set_status
const decide = (id: string, amount: number) =>
  advisor.client.claims.decide({
    params: { id },
    body: { decision: 'accepted', amount, excess: 0, reasons: 'La vitre est couverte.' },
  })

describe('what is put aside for a claim', () => {
  test('is what the ledger holds: on the desk, in its export, in its filter and on the page', async () => {
    const id = await build()
    const figures = async () => {
      const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
      const found = await advisor.client.claimDesk.search({ query: { reserved: 1 } })
      const csv = new TextDecoder().decode(
        await advisor.client.claimDesk.csv({ query: { text: id } }),
      )
      return {
        page: data.reserve.amount,
        desk: (await row(id))?.reserve,
        csv: csv.trim().split('\r\n').at(-1)?.split(';').at(-1),
        isFiltered: found.data.claims.some(({ claim_id }) => claim_id === id),
      }
    }
    await advisor.client.claimDecision.setReserve({
      params: { id },
      body: { amount: 900, reason: 'Devis' },
    })
    expect(await figures()).toEqual({ page: 900, desk: 900, csv: '900,00', isFiltered: true })
    await decide(id, 500)
    expect(await figures()).toEqual({ page: 500, desk: 500, csv: '500,00', isFiltered: false })
    const finance = await signInFinance(server)
    await orderIndemnity(server, { claimId: id, owner, finance })
    expect(await figures()).toEqual({ page: 0, desk: 0, csv: '0,00', isFiltered: false })
    await owner.client.claims.reopen({ params: { id }, body: { reason: 'Autre facture' } })
    expect(await figures()).toEqual({ page: 0, desk: 0, csv: '0,00', isFiltered: false })
  })

  test('is never less than what a decision would pay that waits for its second signature', async () => {
    const id = await build()
    await decide(id, 3000)
    const setReserve = (amount: number) =>
      admin.client.claimDecision.setReserve({ params: { id }, body: { amount, reason: 'Devis' } })
    expect(await refusalOf(setReserve(2999.99))).toMatchObject({
      status: 422,
      problem: { code: 'claim.reserve_below' },
    })
    expect((await setReserve(3000)).data.amount).toBe(3000)
  })
})

describe('whose turn it is', () => {
  test('is looked for among open claims alone', async () => {
    const id = await build()
    await advisor.client.claims.setStatus({ params: { id }, body: { status: 'Fermé' } })
    for (const waiting of ['insurer', 'customer'] as const) {
      const { data } = await advisor.client.claimDesk.search({ query: { waiting, limit: 100 } })
      expect(data.claims.map(({ claim_id }) => claim_id)).not.toContain(id)
    }
  })

  test('does not change once the claim is closed, unless somebody wrote since', async () => {
    const id = await build()
    await decide(id, 500)
    const set = (waiting: 'insurer' | 'customer') =>
      advisor.client.claims.setWaiting({ params: { id }, body: { waiting } })
    for (const side of ['insurer', 'customer'] as const)
      expect(await refusalOf(set(side))).toMatchObject({
        status: 409,
        problem: { code: 'claim.closed' },
      })
    await owner.client.messages.post({ body: { claimId: id, content: 'Merci.' } })
    expect((await set('customer')).data.desk?.written_on).toBeNull()
  })
})

test('the desk offers a choice of states only where the state may be set', async () => {
  const [open, waits, decided, shut] = [await build(), await build(), await build(), await build()]
  await decide(waits, 3000)
  await decide(decided, 500)
  await advisor.client.claims.setStatus({ params: { id: shut }, body: { status: 'Fermé' } })
  expect([await may(open), await may(waits), await may(decided), await may(shut)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
