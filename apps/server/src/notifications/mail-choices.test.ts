import { expect, test } from 'vitest'
import { buildClaim } from '../claims/claims.factory.ts'
import { CLAIM_NOTICES } from '../claims/claims.messages.ts'
import { remindOfEnds } from '../contracts/chain/contract-reminders.service.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()

async function subjectsTo({ account }: TestSession) {
  const rows = await server.database
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', account.email)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

const noticesTo = async ({ client }: TestSession) => (await client.notifications.list()).data.length

test('every mail is sent until its reader does without it, and the choice is shown', async () => {
  const { client } = await signInAs(server)
  expect((await client.profile.read()).data.mailsOff).toEqual([])
  const { data } = await client.profile.update({ body: { mailsOff: ['reminders'] } })
  expect(data.mailsOff).toEqual(['reminders'])
  await client.profile.update({ body: { firstName: 'Lou' } })
  expect((await client.profile.read()).data.mailsOff).toEqual(['reminders'])
  expect((await client.profile.update({ body: { mailsOff: [] } })).data.mailsOff).toEqual([])
})

test('a mandatory mail can’t be refused', async () => {
  const { client } = await signInAs(server)
  const refusal = await refusalOf(
    client.profile.update({ body: { mailsOff: ['security' as never] } }),
  )
  expect(refusal.status).toBe(400)
})

test('somebody who opted out of mails about messages is notified of one without a mail; a request for a document is still mailed', async () => {
  const owner = await signInAs(server)
  const advisor = await signInAs(server, 'advisor')
  const { claim_id: id } = await buildClaim(server.database, { owner: owner.account })
  await owner.client.profile.update({ body: { mailsOff: ['messages'] } })
  // of the declaration
  const [before, mailed] = [await noticesTo(owner), await subjectsTo(owner)]
  await advisor.client.messages.post({ body: { claimId: id, content: 'Bonjour.' } })
  expect(await noticesTo(owner)).toBe(before + 1)
  expect(await subjectsTo(owner)).toEqual(mailed)
  await advisor.client.claims.requestDocument({
    params: { id },
    body: { document_key: 'photos', reason: 'missing' },
  })
  expect(await subjectsTo(owner)).toEqual([...mailed, CLAIM_NOTICES.mailSubject])
})

test('the reminder of the last month can be refused, that of the last week is always sent', async () => {
  const owner = await signInAs(server)
  await owner.client.profile.update({ body: { mailsOff: ['reminders'] } })
  await buildContract(server.database, { accountId: owner.account.id, endingIn: 60 })
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  for (const days of [30, 53]) await remindOfEnds(server.database, today.add({ days }))
  expect(await noticesTo(owner)).toBe(2)
  expect(await subjectsTo(owner)).toEqual(['Votre contrat prend fin dans 7 jours'])
})
