import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned } from './contract-life.factory.ts'
import { remindOfEnds } from './contract-reminders.service.ts'

let camille: TestSession
const server = await serveTests()
beforeEach(async () => {
  await server.database.deleteFrom('mail').execute()
  camille = await signInAs(server)
})

const today = Temporal.Now.plainDateISO('Europe/Paris')
const remind = (inDays: number) => remindOfEnds(server.database, today.add({ days: inDays }))

async function noticesOf(id: string) {
  const rows = await server.database
    .selectFrom('notification')
    .select('key')
    .where('account_id', '=', camille.account.id)
    .orderBy('id')
    .execute()
  return rows.map(({ key }) => key.replace(`.${id}`, ''))
}

test('the customer is reminded 30 and 7 days before the end, once each, in the application and by mail', async () => {
  const { id } = await buildSigned(server, camille, { endingIn: 60 })
  const sent: number[] = []
  for (let day = 0; day <= 62; day++) if ((await remind(day)) > 0) sent.push(60 - day)
  expect(sent).toEqual([30, 7])
  expect(await noticesOf(id)).toEqual(['contract.end.30', 'contract.end.7'])
  const { data } = await camille.client.notifications.list()
  const [contract] = (await camille.client.contracts.mine()).data
  expect(data.map(({ about }) => about)).toEqual([contract?.name, contract?.name])
  const mails = await server.database
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body'])
    .execute()
  for (const { body } of mails)
    expect(body).toContain(`Votre contrat ${contract?.name} (n°\u00a0${id.slice(0, 8)}) prend fin`)
  expect(mails.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
    { recipient: camille.account.email, subject: 'Votre contrat prend fin dans 30 jours' },
    { recipient: camille.account.email, subject: 'Votre contrat prend fin dans 7 jours' },
  ])
})

test('a reminder missed on its day is sent late, only the latest one, and never after the end', async () => {
  const late = await buildSigned(server, camille, { endingIn: 60 })
  expect([await remind(35), await remind(36)]).toEqual([1, 0])
  expect(await noticesOf(late.id)).toEqual(['contract.end.30'])
  const later = await buildSigned(server, await signInAs(server), { endingIn: 90 })
  expect([await remind(85), await remind(85)]).toEqual([1, 0])
  expect(
    (
      await server.database
        .selectFrom('notification')
        .select('title')
        .where('key', '=', `contract.end.7.${later.id}`)
        .executeTakeFirstOrThrow()
    ).title,
  ).toContain('prend fin dans 5 jours')
  await buildSigned(server, await signInAs(server), { endingIn: 200 })
  expect(await remind(201)).toBe(0)
})

test('simultaneous runs send a reminder once', async () => {
  const { id } = await buildSigned(server, camille, { endingIn: 40 })
  const counts = await Promise.all([remind(10), remind(10), remind(10), remind(10)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await noticesOf(id)).toEqual(['contract.end.30'])
})

test('a contract just signed, one that is over and one that is extended get no reminder', async () => {
  const short = await buildSigned(server, camille, { endingIn: 20 })
  const cancelled = await buildSigned(server, camille, { endingIn: 20 })
  await cancelled.cancel()
  expect(await remind(0)).toBe(0)
  const extended = await buildSigned(server, camille, { startingIn: -20, endingIn: 5 })
  await extended.extend(today.add({ days: 50 }).toString())
  expect(await remind(0)).toBe(0)
  // the short one, a week before its end
  expect(await remind(13)).toBe(1)
  expect(await noticesOf(short.id)).toContain('contract.end.7')
})

test('a contract whose notification exists already is marked as reminded without a second mail', async () => {
  const { id } = await buildSigned(server, camille, { endingIn: 40 })
  await server.database
    .insertInto('notification')
    .values({ account_id: camille.account.id, key: `contract.end.30.${id}`, title: '', path: '' })
    .execute()
  expect(await remind(10)).toBe(1)
  expect((await noticesOf(id)).filter((key) => key === 'contract.end.30')).toHaveLength(1)
  expect(await server.database.selectFrom('mail').select('id').execute()).toEqual([])
})
