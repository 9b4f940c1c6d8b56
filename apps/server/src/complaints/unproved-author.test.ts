import { dayInParis } from '@sillage/domain/values/day.ts'
import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')

test('a complaint from an address that nobody proved sends no mail there until the team takes it up', async () => {
  const account = await buildAccount(server.database, { isProved: false })
  const { email } = account
  const client = server.client(await server.openSession(account))
  const body = { subject: 'Un retard', message: 'J’attends.' }
  const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => client.complaints.create({ body })))
  expect(await mailsTo(server.database, email)).toEqual([])
  expect((await client.notifications.list()).data.map(({ title }) => title)).toEqual(
    sent.map(() => 'Votre réclamation est enregistrée'),
  )
  const params = { id: sent[0]?.data.id ?? '' }
  await nadia.client.complaints.answer({ params, body: { answer: 'Voici.' } })
  expect((await mailsTo(server.database, email)).map(({ subject }) => subject)).toEqual([
    'Notre réponse à votre réclamation',
  ])
})

test('a complaint by letter does not go to an account whose address nobody confirmed, before it is', async () => {
  const { id, email } = await buildAccount(server.database, { isProved: false })
  const now = Temporal.Now.instant()
  const threeDaysAgo = dayInParis(now).subtract({ days: 3 }).toString()
  const body = {
    email,
    channel: 'letter' as const,
    received_on: threeDaysAgo,
    subject: 'Franchise contestée',
    message: 'Votre lettre parle de 300 €.',
  }
  expect(await refusalOf(nadia.client.complaints.record({ body }))).toMatchObject({
    status: 422,
    problem: {
      code: 'complaint.unproved_person',
      errors: [{ path: 'email', message: expect.stringContaining('Mot de passe oublié') }],
    },
  })
  await server.owner
    .updateTable('account')
    .set({ email_verified_at: new Date() })
    .where('id', '=', id)
    .execute()
  const { data } = await nadia.client.complaints.record({ body })
  expect(data.received_at.slice(0, 10)).toBe(threeDaysAgo)
})
