import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const advisor = await signInAs(server, 'advisor')

test('the search by reserve finds open claims whose latest reserve is at least the amount', async () => {
  const owner = await signInAs(server)
  const build = async () => (await buildClaim(server.database, { owner: owner.account })).claim_id
  const [small, large, shut] = [await build(), await build(), await build()]
  const reserve = (id: string, amount: number) =>
    advisor.client.claimDecision.setReserve({
      params: { id },
      body: { amount, reason: 'Devis du garage' },
    })
  await reserve(small, 9000)
  await reserve(small, 999.99)
  await reserve(large, 5000)
  await reserve(shut, 8000)
  await advisor.client.claims.setStatus({ params: { id: shut }, body: { status: 'Fermé' } })
  const found = async (reserved: number) =>
    (await advisor.client.claimDesk.search({ query: { reserved } })).data.claims.map((claim) => [
      claim.claim_id,
      claim.reserve,
    ])
  expect(await found(5000)).toEqual([[large, 5000]])
  expect(await found(5001)).toEqual([])
  expect(new Set(await found(900))).toEqual(
    new Set([
      [small, 999.99],
      [large, 5000],
    ]),
  )
  const refused = advisor.client.claimDesk.search({ query: { reserved: 0 } })
  expect((await refusalOf(refused)).status).toBe(400)
})
