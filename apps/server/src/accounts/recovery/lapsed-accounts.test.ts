import { expect, test } from 'vitest'
import { doDailyWork } from '../../app/daily-work.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'

const server = await serveTests()

const newEmail = () => `lou-${crypto.randomUUID()}@exemple.fr`

/** Registers an address, theirs or not, and signs in. */
async function register(email: string) {
  const body = { username: 'lou.garnier', email, password: TEST_PASSWORD }
  const { user } = await server.client().accounts.register({ body })
  const { token } = await server.client().accounts.login({ body })
  return { id: user.id, client: server.client(token) }
}

const accountOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const prove = (id: string) =>
  server.database
    .updateTable('account')
    .set({ email_verified_at: new Date() })
    .where('id', '=', id)
    .execute()

test('an unproved account is closed after seven days, unless it has filed a complaint', async () => {
  const lapsed = await register(newEmail())
  const proved = await register(newEmail())
  await prove(proved.id)
  const complained = await register(newEmail())
  await complained.client.complaints.create({
    body: { subject: 'Un retard', message: 'J’attends depuis six semaines.' },
  })
  const former = await buildAccount(server.database, { isProved: false })
  // registered before accounts lapsed
  await server.database
    .updateTable('account')
    .set({ lapses_at: null })
    .where('id', '=', former.id)
    .execute()
  const stays = async () =>
    Promise.all(
      [lapsed, proved, complained, former].map(async ({ id }) => (await accountOf(id)).is_active),
    )
  const now = Temporal.Now.instant()
  await doDailyWork(server, now.add({ hours: 24 * 6 }))
  expect(await stays()).toEqual([true, true, true, true])
  const { email } = await accountOf(lapsed.id)
  await doDailyWork(server, now.add({ hours: 24 * 8 }))
  expect(await stays()).toEqual([false, true, true, true])
  // the address is free for its owner
  await register(email)
})

test('what an unproved account asked keeps it until two months after the answer, and the profile names that day', async () => {
  const { id, client } = await register(newEmail())
  const { data: complaint } = await client.complaints.create({
    body: { subject: 'Un retard', message: 'J’attends depuis six semaines.' },
  })
  const { data: question } = await client.conversations.open({
    body: { topic: 'contract', message: 'Comment faire ?' },
  })
  const lapsesAt = async () => (await client.profile.read()).data.lapsesAt
  const isOpen = async () => (await accountOf(id)).is_active
  const now = Temporal.Now.instant()
  const days = (count: number) => now.add({ hours: 24 * count })
  await doDailyWork(server, days(100))
  expect(await isOpen()).toBe(true)
  expect(await lapsesAt()).toBeNull()

  const nadia = await signInAs(server, 'advisor')
  await nadia.client.complaints.answer({ params: { id: complaint.id }, body: { answer: 'Voici.' } })
  expect(await lapsesAt()).toBeNull()
  await nadia.client.conversations.answer({
    params: { id: question.id },
    body: { message: 'Ainsi.' },
  })
  const left = (Date.parse((await lapsesAt()) ?? '') - Date.now()) / 86_400_000
  expect(Math.round(left)).toBe(60)
  await doDailyWork(server, days(59))
  expect(await isOpen()).toBe(true)
  await doDailyWork(server, days(61))
  expect(await isOpen()).toBe(false)
  // the register of complaints keeps it, and who sent it
  const kept = await server.database
    .selectFrom('complaint')
    .innerJoin('closed_identity', 'closed_identity.account_id', 'complaint.account_id')
    .select('closed_identity.username')
    .where('complaint.id', '=', complaint.id)
    .execute()
  expect(kept).toEqual([{ username: 'lou.garnier' }])
})
