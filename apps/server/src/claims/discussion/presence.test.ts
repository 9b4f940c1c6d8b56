import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { startDiscussion } from './messages.factory.ts'

const server = await serveTests()

const eventsOf = async (claimId: string) =>
  (
    await server.database
      .selectFrom('live_event')
      .select(['account_ids', 'for_staff', 'payload'])
      .where('kind', '=', 'presence')
      .orderBy('id')
      .execute()
  ).filter(({ payload }) => JSON.stringify(payload).includes(claimId))

test('the presence of staff on a claim is sent only to colleagues who may handle it', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  const colleague = await signInAs(server, 'advisor')
  const concerned = await signInAs(server, 'advisor')
  const params = { id: claimId }
  await advisor.client.claims.addParticipants({
    params,
    body: { participants: [concerned.account.id], areConcerned: true },
  })
  await advisor.client.messages.presence({ params, body: { doing: 'writing' } })
  const [event] = await eventsOf(claimId)
  expect(event).toMatchObject({
    for_staff: false,
    payload: { claim_id: claimId, user_id: advisor.account.id, doing: 'writing' },
  })
  expect(event?.account_ids).toContain(colleague.account.id)
  for (const { account } of [owner, guest, concerned, advisor])
    expect(event?.account_ids).not.toContain(account.id)
})

test('customers and staff whom the claim concerns can’t announce their presence on it', async () => {
  const { owner, advisor, claimId } = await startDiscussion(server)
  const concerned = await signInAs(server, 'advisor')
  const params = { id: claimId }
  await advisor.client.claims.addParticipants({
    params,
    body: { participants: [concerned.account.id], areConcerned: true },
  })
  for (const { client } of [owner, concerned])
    expect(
      (await refusalOf(client.messages.presence({ params, body: { doing: 'reading' } }))).status,
    ).toBe(403)
  expect(await eventsOf(claimId)).toEqual([])
})
