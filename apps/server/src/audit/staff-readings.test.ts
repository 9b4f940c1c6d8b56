import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startDiscussion } from '../claims/discussion/messages.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildEstate } from '../contracts/estates/estates.factory.ts'
import { buildBatch } from '../payments/bank.factory.ts'
import { ibans, serveTests } from '../testing/test-app.ts'
import { signInAs, signInCapable, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()

const linesOf = ({ account }: TestSession) =>
  server.database
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'detail'])
    .where('actor_id', '=', account.id)
    .orderBy('id')
    .execute()

const get = async (path: string, { token }: TestSession) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.address}/backend${path}`, { headers })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}

async function discussionWithPicture() {
  const { claimId, owner, ...others } = await startDiscussion(server)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const { data } = await owner.client.messages.upload({
    params: { id: claimId },
    query: { name: 'photo.png' },
    body: new Blob([new Uint8Array(picture)]),
  })
  await owner.client.messages.post({ body: { claimId, files: [data.file_id] } })
  return { claimId, owner, fileId: data.file_id, ...others }
}

test.each([
  ['the discussion', (id: string) => `/messages/${id}`],
  ['the people', (id: string) => `/claims/participants/${id}`],
  ['the list of files', (id: string) => `/claims/${id}/files`],
])('reading %s of a claim as staff is audited once, as a reading of the claim', async (_, path) => {
  const { claimId, advisor, owner, guest } = await discussionWithPicture()
  for (const reader of [owner, guest, advisor, advisor]) await get(path(claimId), reader)
  expect(await linesOf(advisor)).toEqual([
    { action: 'claim.read', subject_id: claimId, detail: {} },
  ])
  expect([...(await linesOf(owner)), ...(await linesOf(guest))]).toEqual([])
})

test('opening the whole page of a claim is audited as one entry', async () => {
  const { claimId, advisor } = await discussionWithPicture()
  await get(`/claims/${claimId}`, advisor)
  await get(`/messages/${claimId}`, advisor)
  await get(`/claims/participants/${claimId}`, advisor)
  expect(await linesOf(advisor)).toHaveLength(1)
})

test('so is opening it when its parts are read at once, or before the claim itself, or again', async () => {
  const { claimId, advisor } = await discussionWithPicture()
  const parts = [
    `/messages/${claimId}`,
    `/claims/participants/${claimId}`,
    `/claims/${claimId}/files`,
    `/claims/${claimId}`,
  ]
  await Promise.all([...parts, ...parts].map((path) => get(path, advisor)))
  await get(`/claims/${claimId}`, advisor)
  expect(await linesOf(advisor)).toEqual([
    { action: 'claim.read', subject_id: claimId, detail: {} },
  ])
})

test('seeing previews of a customer’s files is audited, once per claim', async () => {
  const { claimId, fileId, advisor, owner } = await discussionWithPicture()
  for (const reader of [owner, advisor, advisor])
    await get(`/claims/${claimId}/files/${fileId}/thumbnail`, reader)
  expect(await linesOf(advisor)).toEqual([
    { action: 'claim.document_read', subject_id: claimId, detail: { previews: true } },
  ])
  expect(await linesOf(owner)).toEqual([])
})

test('opening an account is audited, unless it is one’s own', async () => {
  const [advisor, customer] = [await signInAs(server, 'advisor'), await signInAs(server)]
  for (const { account } of [advisor, customer, customer])
    await get(`/api/advisor/users/${account.id}`, advisor)
  expect(await linesOf(advisor)).toEqual([
    { action: 'account.read', subject_id: customer.account.id, detail: {} },
  ])
})

test.each([
  ['role requests', '/admin/role-requests', 'role_request.listed'],
  ['invitations', '/admin/invitations', 'invitation.listed'],
  ['pending account changes', '/admin/account-proposals', 'account.changes_listed'],
  ['data due for erasure', '/admin/retention', 'retention.read'],
])('reading the list of %s is audited, once per quarter of an hour', async (_, path, action) => {
  const root = await signInAs(server, 'root')
  await get(path, root)
  await get(path, root)
  expect(await linesOf(root)).toMatchObject([{ action, subject_id: '' }])
})

test('reading the estate of a customer is audited as a reading of their page, and a batch of payments by its id', async () => {
  const by = await signInCapable(server, 'advisor')
  const { accountId } = await buildEstate(server.database)
  for (const _ of [1, 2]) await get(`/desk/customers/${accountId}/estate`, by)
  const batch = await buildBatch(server.database, { accountId: by.account.id, ibans })
  for (const _ of [1, 2]) await get(`/finance/batches/${batch}`, by)
  expect(await linesOf(by)).toEqual([
    { action: 'customer.read', subject_id: accountId, detail: {} },
    { action: 'finance.read', subject_id: batch, detail: {} },
  ])
})

test('opening a customer’s contract to declare a claim is audited, opening one’s own is not', async () => {
  const [advisor, owner] = [await signInAs(server, 'advisor'), await signInAs(server)]
  const contract = await buildContract(server.database, { accountId: owner.account.id })
  for (const reader of [owner, advisor, advisor])
    await get(`/claims/contracts/${contract.id}`, reader)
  expect(await linesOf(advisor)).toEqual([
    { action: 'contract.read', subject_id: contract.id, detail: {} },
  ])
  expect(await linesOf(owner)).toEqual([])
})
