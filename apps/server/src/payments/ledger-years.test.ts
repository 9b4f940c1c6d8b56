import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { buildPosting, postNow } from './ledger.factory.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')

/** What a month opens with, in euros: the accounts that hold something. */
async function openings(month: string) {
  const { data } = await admin.client.ledger.read({ query: { month } })
  expect(data.balances.reduce((sum, { opening }) => sum + opening, 0)).toBeCloseTo(0)
  return Object.fromEntries(
    data.balances
      .filter(({ opening }) => opening !== 0)
      .map(({ code, opening }) => [code, opening]),
  )
}

test('premiums open with those of the year; what earlier years left is a line of its own', async () => {
  for (const day of ['2024-12-15', '2025-02-05'])
    await postNow(server.database, buildPosting(Temporal.PlainDate.from(day)))
  expect(await openings('2024-12')).toEqual({})
  const december = { policyholders: 13.3, earlier_results: -10 }
  expect(await openings('2025-01')).toMatchObject(december)
  expect(await openings('2025-02')).toMatchObject(december)
  expect(await openings('2025-02')).not.toHaveProperty('premium')
  expect(await openings('2025-03')).toMatchObject({
    policyholders: 26.6,
    premium: -10,
    earlier_results: -10,
  })
  for (const month of ['2024-12', '2025-01', '2025-02'])
    await admin.client.ledger.close({ body: { month } })
  expect(await openings('2025-03')).toMatchObject({ premium: -10, earlier_results: -10 })
})
