import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const cents = (euros: number) => Math.round(euros * 100)
const signed = (product: 'car' | 'travel' = 'car') =>
  buildSigned(server, camille, { product, endingIn: 90 })

/** A claim of today: a contract that began earlier would fall under the tariff of that day. */
const claim = (contractId: string, nature: string) =>
  server.database
    .insertInto('claim')
    .values({
      contract_id: contractId,
      owner_id: camille.account.id,
      nature,
      description: 'Ce matin',
      incident_date: inDays(0),
      status: 'pending',
    })
    .execute()

test('the refund is shown cover by cover, keeps fee and terrorism fund, and adds up to the total', async () => {
  const { preview, cancel, contract } = await signed()
  const { data } = await preview()
  const [line] = data.refund.lines
  const rows = line?.rows ?? []
  const kept = rows.filter(({ kind }) => kind === 'fee' || kind === 'fund')
  expect(kept.map(({ paid, back }) => [paid, back])).toEqual([
    [22, 0],
    [6.5, 0],
  ])
  expect(rows.reduce((sum, { back }) => sum + cents(back), 0)).toBe(cents(data.refund.total))
  expect(data.refund.total).toBeLessThan(contract.price)
  const { data: done } = await cancel()
  expect(done.refund).toEqual(data.refund)
})

test('a legal ground refunds by the remaining days, which is more than a free cancellation', async () => {
  const { preview, id } = await signed()
  const byChoice = (await preview()).data.refund.total
  const query = { ground: 'sold', event_date: inDays(0) }
  const { data } = await camille.client.contractLife.cancellation({ params: { id }, query })
  expect(data.grounds.map((ground) => ground.id)).toEqual(['situation_changed', 'sold', 'lost'])
  const sold = data.legal?.effect?.refund
  expect(sold?.total).toBeGreaterThan(byChoice)
  expect(data.refund.total).toBe(byChoice)
  const cancel = (ground: string) =>
    camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Vendue', ground, event_date: inDays(0) },
    })
  expect(await refusalOf(cancel('weather'))).toMatchObject({
    status: 422,
    problem: { code: 'cancellation.unknown_ground' },
  })
  expect((await cancel('sold')).data.refund).toEqual(sold)
})

test('a claim prevents the refund of its own cover only', async () => {
  const { preview, id } = await signed()
  const free = (await preview()).data.refund.lines[0]?.rows ?? []
  await claim(id, 'Vol')
  const held = (await preview()).data.refund.lines[0]?.rows ?? []
  expect(held.length).toBeGreaterThan(5)
  for (const [index, { code, kind, back, note }] of held.entries()) {
    if (kind !== 'cover') continue
    expect(back).toBe(code === 'theft_fire' ? 0 : free[index]?.back)
    expect(note !== undefined).toBe(code === 'theft_fire')
  }
})

test('a withdrawal is refused once a claim is declared', async () => {
  const { id, withdrawal, withdraw, preview } = await signed('travel')
  expect((await withdrawal()).data.available).toBe(true)
  const advised = async () => (await preview()).data.warnings.map(({ code }) => code)
  expect(await advised()).toContain('withdrawal')
  await claim(id, 'Rapatriement sanitaire')
  expect(await advised()).not.toContain('withdrawal')
  expect((await withdrawal()).data.refusal?.code).toBe('withdrawal.claim')
  expect(await refusalOf(withdraw())).toMatchObject({ problem: { code: 'withdrawal.claim' } })
})

test('a shorter renewal has its own price, shown before signing', async () => {
  const { contract, renewalPrice, renew } = await buildSigned(server, camille, { endingIn: 20 })
  const { data: same } = await renewalPrice(inDays(21), inDays(41))
  expect(same.total_price).toBe(contract.price)
  const { data: shorter } = await renewalPrice(inDays(21), inDays(30))
  expect(shorter.total_price).toBeLessThan(contract.price)
  expect(await refusalOf(renew(inDays(21), inDays(30), contract.price))).toMatchObject({
    status: 409,
  })
})

test('a withdrawal keeps the used days of each cover, and refunds the fee', async () => {
  const { withdraw } = await buildSigned(server, camille, { product: 'travel', endingIn: 31 })
  const { data } = await withdraw()
  const rows = data.refund.lines[0]?.rows ?? []
  const backOf = (wanted: string) => {
    const row = rows.find(({ code }) => code === wanted)
    return [Math.round((row?.back ?? 0) * 100), Math.round((row?.paid ?? 0) * 100)]
  }
  // 32 days, one of them used; the trip has begun, so the cancellation cover is used up
  const [medical, paid = 0] = backOf('medical')
  expect(medical).toBe(Math.round((paid * 31) / 32))
  expect(backOf('cancellation')[0]).toBe(0)
  const [fee, feePaid] = backOf('fee')
  expect(fee).toBe(feePaid)
})
