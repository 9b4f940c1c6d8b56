import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { post, startDiscussion } from '../claims/discussion/messages.factory.ts'
import { insertComplaint } from '../complaints/complaints.repository.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'

const server = await serveTests()

test('a message says who wrote it: the customer, the team, or somebody else who follows the claim', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  for (const one of [owner, guest, advisor]) await post(one, claimId, 'Bonjour.')
  const { data } = await advisor.client.customers.one({ params: { id: owner.account.id } })
  expect(data.messages.map((message) => message.from)).toEqual(['team', 'other', 'customer'])
})

test('the number of complaints is that of all of them, of which the newest are shown', async () => {
  const { owner, advisor } = await startDiscussion(server)
  const { id } = await insertComplaint(server.database, {
    account_id: owner.account.id,
    subject: 'Un retard',
    message: 'J’attends.',
    received_at: new Date(),
  })
  await sql`
    insert into complaint (account_id, subject, message, received_at)
    select account_id, subject, message, received_at from complaint, generate_series(1, 20)
    where id = ${id}`.execute(server.database)
  const { data } = await advisor.client.customers.one({ params: { id: owner.account.id } })
  expect(data).toMatchObject({ complaints_total: 21, complaints: { length: 20 } })
})

test('a member of the team is distinguished from a customer, and only a customer’s death is recorded', async () => {
  const { owner, advisor } = await startDiscussion(server)
  const colleague = await signInAs(server, 'advisor')
  const isStaff = async (id: string) =>
    (await advisor.client.customers.one({ params: { id } })).data.is_staff
  expect(await isStaff(owner.account.id)).toBe(false)
  expect(await isStaff(colleague.account.id)).toBe(true)
})

test('a contract whose early end is noted says when it ends', async () => {
  const { owner, advisor } = await startDiscussion(server)
  const ends = async () => {
    const { data } = await advisor.client.customers.one({ params: { id: owner.account.id } })
    return data.contracts.map((contract) => contract.ends_on)
  }
  expect(await ends()).toEqual([null])
  await server.database
    .updateTable('contract')
    .set({ covered_until: '2099-12-31', leaving_on: '2099-12-31', leaving_by_choice: true })
    .where('account_id', '=', owner.account.id)
    .execute()
  expect(await ends()).toEqual(['2099-12-31'])
})
