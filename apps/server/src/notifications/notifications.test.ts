import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildClaim } from '../claims/claims.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { inTransaction } from '../platform/database/database.ts'
import { serveTests, startTestApp } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { notify, notifyAll } from './notifications.service.ts'

const server = await serveTests({ env: { DEMO: '1' } })

const notice = (accountId: string, key: string) => ({
  accountId,
  key,
  title: 'Votre contrat est prêt',
  path: '/contracts',
  mail: { subject: 'Votre contrat', text: 'Bonjour,\n\nVotre contrat est prêt.' },
})

test('a notification with the same key is sent once, in the app and by mail', async () => {
  const { account, client } = await signInAs(server)
  for (const key of ['contract 1', 'contract 1', 'contract 2'])
    await notify(server.database, notice(account.id, key))
  const { data, unread } = await client.notifications.list()
  expect(unread).toBe(2)
  expect(data).toMatchObject([
    { title: 'Votre contrat est prêt', path: '/contracts', is_read: false },
    { is_read: false },
  ])
  const mails = await server.database
    .selectFrom('mail')
    .select(['recipient', 'path'])
    .where('recipient', '=', account.email)
    .execute()
  expect(mails).toEqual([
    { recipient: account.email, path: '/contracts' },
    { recipient: account.email, path: '/contracts' },
  ])
})

test('notifications are marked read one by one or all at once, by their owner only', async () => {
  const { account, client } = await signInAs(server)
  const stranger = await signInAs(server)
  for (const key of ['1', '2', '3']) await notify(server.database, notice(account.id, key))
  const id = (await client.notifications.list()).data[0]?.id
  expect(await stranger.client.notifications.list()).toEqual({ data: [], unread: 0 })
  await stranger.client.notifications.read({ body: id === undefined ? {} : { id } })
  await stranger.client.notifications.read({ body: {} })
  expect((await client.notifications.list()).unread).toBe(3)
  expect(await client.notifications.read({ body: id === undefined ? {} : { id } })).toEqual({
    unread: 2,
  })
  expect(await client.notifications.read({ body: {} })).toEqual({ unread: 0 })
  expect((await client.notifications.list()).data.every(({ is_read }) => is_read)).toBe(true)
})

test('two accounts notified together under one key each get their own mail', async () => {
  const [one, other] = [await signInAs(server), await signInAs(server)]
  await notifyAll(
    server.database,
    [one, other].map(({ account }) => notice(account.id, 'claim 1')),
  )
  for (const { account, client } of [one, other]) {
    expect((await client.notifications.list()).unread).toBe(1)
    expect(await mailsTo(server.database, account.email)).toHaveLength(1)
  }
})

test('a notification is sent live to its account only, once per key', async () => {
  const { account } = await signInAs(server)
  for (let n = 0; n < 2; n++) await notify(server.database, notice(account.id, '1'))
  const events = await server.database
    .selectFrom('live_event')
    .select(['account_ids', 'for_staff', 'payload'])
    .where('kind', '=', 'notification')
    .execute()
  expect(events.filter(({ account_ids: ids }) => ids.includes(account.id))).toEqual([
    {
      account_ids: [account.id],
      for_staff: false,
      payload: { title: 'Votre contrat est prêt', path: '/contracts' },
    },
  ])
})

test('a notification shows the contract’s name to its holder, and to nobody else', async () => {
  const [holder, other] = [await signInAs(server), await signInAs(server)]
  const { id: contractId } = await buildContract(server.database, {
    accountId: holder.account.id,
    startingIn: -30,
    endingIn: 60,
  })
  const name = (await holder.client.contracts.mine()).data[0]?.name
  expect(name).toMatch(/\w/)
  const { claim_id: claimId } = await buildClaim(server.database, {
    owner: holder.account,
    contractId,
  })
  await notify(server.database, { ...notice(holder.account.id, '1'), contractId })
  await notifyAll(
    server.database,
    [holder, other].flatMap(({ account }) => [
      { ...notice(account.id, '2'), contractId },
      { ...notice(account.id, '3'), claimId },
      notice(account.id, '4'),
    ]),
  )
  const announced = async ({ client }: typeof holder) =>
    (await client.notifications.list()).data.map(({ about }) => about)
  expect((await announced(holder)).slice(0, 4)).toEqual(['', name, name, name])
  expect(await announced(other)).toEqual(['', '', ''])
})

test('a notification of a rolled-back transaction is not sent', async () => {
  const { account, client } = await signInAs(server)
  const failing = inTransaction(server.database, async (transaction) => {
    await notify(transaction, notice(account.id, '1'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await client.notifications.list()).unread).toBe(0)
})

test('a deactivated account gets no mail', async () => {
  const { account } = await signInAs(server)
  await server.database
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', account.id)
    .execute()
  await notify(server.database, notice(account.id, '1'))
  const mails = await server.database
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', account.email)
    .execute()
  expect(mails).toEqual([])
})

test('the mails are shown as escaped text in demo mode only', async () => {
  const { account } = await signInAs(server)
  await notify(server.database, {
    ...notice(account.id, '1'),
    mail: { subject: '<script>alert(1)</script>', text: 'Bonjour' },
  })
  const page = await fetch(`${server.address}/dev/mails`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain(account.email)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')

  const other = await startTestApp()
  expect((await fetch(`${other.address}/dev/mails`)).status).toBe(404)
  await other.close()
})

test('a mailbox that nobody proved gets only what is about a contract or marked for it; the application tells the rest', async () => {
  const { id: accountId, email } = await buildAccount(server.database, { isProved: false })
  const { id: contractId } = await buildContract(server.database, { accountId })
  const announced = notice(accountId, '')
  const mail = { ...announced.mail, evenUnproved: true }
  await notifyAll(server.database, [
    { ...announced, key: 'plain' },
    { ...announced, key: 'contract', contractId, mail: { ...mail, subject: 'Son contrat' } },
    { ...announced, key: 'owed', mail: { ...mail, subject: 'Notre réponse' } },
  ])
  await notify(server.database, { ...announced, key: 'another' })
  const subjects = async (address: string) =>
    (await mailsTo(server.database, address)).map(({ subject }) => subject)
  expect((await subjects(email)).toSorted()).toEqual(['Notre réponse', 'Son contrat'])
  const kept = await server.database
    .selectFrom('notification')
    .select('key')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['another', 'contract', 'owed', 'plain'])

  await server.owner
    .updateTable('account')
    .set({ email_verified_at: new Date() })
    .where('id', '=', accountId)
    .execute()
  await notify(server.database, { ...announced, key: 'once proved' })
  expect(await subjects(email)).toContain('Votre contrat')

  const root = await buildAccount(server.database, { role: 'root', isProved: false })
  await notify(server.database, notice(root.id, 'team'))
  expect(await subjects(root.email)).toEqual(['Votre contrat'])
})
