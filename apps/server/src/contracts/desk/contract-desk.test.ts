import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildContract } from '../contracts.factory.ts'

let server: TestApp
let nadia: TestSession
beforeAll(async () => {
  server = await startTestApp()
  nadia = await signInAs(server, 'advisor')
})
afterAll(() => server.close())

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

test('the staff reads the contracts of a person, page by page, and nothing of their answers', async () => {
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
  // over by its date, recorded or not
  expect(data.contracts[0]?.status).toBe('expired')
  expect((await of(nadia, accountId, { page: 2, limit: 2 })).data.contracts).toHaveLength(1)
})

test('that it was read stands in the log, unless it is one’s own', async () => {
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

test('a root’s are shown to root only; an unknown account has none', async () => {
  const root = await signInAs(server, 'root')
  const refusals = await Promise.all(
    [root.account.id, randomUUID(), 'no-id'].map((id) => refusalOf(of(nadia, id))),
  )
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await of(root, root.account.id)).data.total).toBe(0)
})

test('a customer reads nobody’s that way, not even their own', async () => {
  const { camille, accountId } = await holder(1)
  expect((await refusalOf(of(camille, accountId))).status).toBe(403)
})
