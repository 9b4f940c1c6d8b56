import { randomUUID } from 'node:crypto'
import type { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildContract } from '../contracts.factory.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')

const of = ({ client }: TestSession, id: string, query: { page?: number; limit?: number } = {}) =>
  client.contractDesk.ofPerson({ params: { id }, query })

async function holder(contracts: number) {
  const camille = await signInAs(server)
  const { id: accountId, username } = camille.account
  const options = { accountId, startingIn: -40, endingIn: -1 }
  await Promise.all(
    Array.from({ length: contracts }, () => buildContract(server.database, options)),
  )
  return { camille, accountId, username }
}

test('staff reads the contracts of a person, page by page, without their answers', async () => {
  const { accountId, username } = await holder(3)
  const { data } = await of(nadia, accountId, { page: 1, limit: 2 })
  expect(data).toMatchObject({ username, total: 3 })
  expect(data.contracts).toHaveLength(2)
  expect(Object.keys(data.contracts[0] ?? {}).toSorted()).toEqual([
    'contract_id',
    'contract_type',
    'end_date',
    'name',
    'origin',
    'price',
    'start_date',
    'status',
  ])
  // its last day has passed, though that is not recorded
  expect(data.contracts[0]?.status).toBe('expired')
  expect((await of(nadia, accountId, { page: 2, limit: 2 })).data.contracts).toHaveLength(1)
})

test('reading a person’s contracts is written to the audit log, unless they are one’s own', async () => {
  const { accountId } = await holder(0)
  expect((await of(nadia, accountId)).data).toMatchObject({ contracts: [], total: 0 })
  await of(nadia, nadia.account.id)
  const noted = await server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'contract.listed')
    .where('subject_id', 'in', [accountId, nadia.account.id])
    .execute()
  expect(noted).toEqual([{ actor_id: nadia.account.id, subject_id: accountId }])
})

test('only a root sees the contracts of a root; an unknown account gets 404', async () => {
  const root = await signInAs(server, 'root')
  const refusals = await Promise.all(
    [root.account.id, randomUUID(), 'no-id'].map((id) => refusalOf(of(nadia, id))),
  )
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await of(root, root.account.id)).data.total).toBe(0)
})

test('a customer can’t use the staff’s list of contracts, even for themselves', async () => {
  const { camille, accountId } = await holder(1)
  expect((await refusalOf(of(camille, accountId))).status).toBe(403)
})

test('each count of the statistics equals that of its list, and each list is in the audit log once', async () => {
  const { accountId } = await holder(3)
  await buildContract(server.database, { accountId, product: 'travel', endingIn: 20 })
  const admin = await signInAs(server, 'admin')
  const listed = async (query: Query<typeof contractDesk.list>) =>
    (await admin.client.contractDesk.list({ query })).data
  const { contracts } = (await admin.client.stats.read()).data
  const seen = { all: 0, car: 0, travel: 0 }
  for (const { type: product, status, count } of contracts) {
    const { contracts: rows, total } = await listed({ status, product, limit: 100 })
    expect([rows.length, total]).toEqual([count, count])
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]))
    seen.all += count
    seen[product] += count
  }
  expect(contracts.length).toBeGreaterThan(1)
  for (const product of ['car', 'travel'] as const)
    expect((await listed({ product })).total).toBe(seen[product])
  expect((await listed({})).total).toBe(seen.all)
  const [first, second] = [await listed({ limit: 2 }), await listed({ limit: 2, page: 2 })]
  expect(first.contracts).toHaveLength(2)
  const ids = [...first.contracts, ...second.contracts].map((row) => row.contract_id)
  expect(new Set(ids).size).toBe(ids.length)
  const noted = await server.database
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'contract.listed')
    .where('actor_id', '=', admin.account.id)
    .execute()
  expect(noted).toHaveLength(contracts.length + 3)
})

test('the list names the holder, a root only to a root, and opening a contract is in the audit log once', async () => {
  const [admin, root] = [await signInAs(server, 'admin'), await signInAs(server, 'root')]
  const { id } = await buildContract(server.database, { accountId: root.account.id })
  const holderFor = async ({ client }: TestSession) => {
    const { data } = await client.contractDesk.list({ query: { limit: 1 } })
    expect(data.contracts[0]?.contract_id).toBe(id)
    return data.contracts[0]?.holder
  }
  expect(await holderFor(admin)).toBeNull()
  expect(await holderFor(root)).toMatchObject({ account_id: root.account.id })
  await admin.client.contractLife.history({ params: { id } })
  const opened = await server.database
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('action', '=', 'contract.read')
    .where('subject_id', '=', id)
    .execute()
  expect(opened).toEqual([{ actor_id: admin.account.id }])
})

test('the list of all contracts is refused to an advisor', async () => {
  const refused = nadia.client.contractDesk.list({ query: {} })
  expect((await refusalOf(refused)).status).toBe(403)
})
