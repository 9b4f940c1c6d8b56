import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildContract } from '../contracts.factory.ts'

const server = await serveTests()

test('the trips of an extended contract are counted once, on its extension', async () => {
  const { account, client } = await signInAs(server)
  const { database } = server
  const first = await buildContract(database, {
    accountId: account.id,
    product: 'travel',
    status: 'extended',
  })
  const extension = await buildContract(database, {
    accountId: account.id,
    product: 'travel',
    origin: 'extension',
    parentId: first.id,
  })
  const { data } = await client.contracts.emissions()
  const linesOf = (id: string) =>
    data.contracts.find(({ contract_id }) => contract_id === id)?.lines.length
  expect(linesOf(first.id)).toBe(0)
  expect(linesOf(extension.id)).toBe(2)
})

test('an extended contract cancelled with its extension counts its trips once too', async () => {
  const { account, client } = await signInAs(server)
  const { database } = server
  const ended = {
    accountId: account.id,
    product: 'travel',
    startingIn: -5,
    status: 'cancelled',
    cancellation: { daysAgo: 0, reason: 'Vente' },
  } as const
  const first = await buildContract(database, ended)
  await buildContract(database, { ...ended, origin: 'extension', parentId: first.id })
  const { data } = await client.contracts.emissions()
  expect(data.contracts.map(({ lines }) => lines.length).toSorted((a, b) => a - b)).toEqual([0, 2])
})

test('a contribution is shown on the contract that bought it, not on its extension, and again on a renewal', async () => {
  const { account, client } = await signInAs(server)
  const { database } = server
  const bought = { accountId: account.id, product: 'travel' } as const
  const first = await buildContract(database, { ...bought, status: 'extended' })
  const second = await buildContract(database, {
    ...bought,
    status: 'renewed',
    origin: 'extension',
    parentId: first.id,
  })
  const renewal = await buildContract(database, {
    ...bought,
    startingIn: 31,
    origin: 'renewal',
    parentId: second.id,
  })
  const other = await buildContract(database, bought)
  const contribution = {
    kg: 186.04,
    cents: 186,
    uncertaintyPct: 35,
    factorSet: '2026-11',
    option: 'renewable_energy',
  }
  await sql`update contract set compensation_cents = 186, contribution = ${JSON.stringify(contribution)}
    where account_id = ${account.id}`.execute(database)
  const { data } = await client.contracts.emissions()
  const withContribution = data.contracts.filter((one) => one.contribution)
  expect(withContribution.map(({ contract_id }) => contract_id).toSorted()).toEqual(
    [first.id, renewal.id, other.id].toSorted(),
  )
  expect(withContribution.map((one) => one.contribution?.cost)).toEqual([1.86, 1.86, 1.86])
})
