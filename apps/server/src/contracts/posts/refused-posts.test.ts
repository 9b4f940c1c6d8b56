import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dateOf } from '../../platform/database/timestamps.ts'
import { inMinutes } from '../../platform/mail/smtp.factory.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'
import { takeDuePost } from './paper-posts.repository.ts'
import { openPostOffice } from './post-office.factory.ts'

const office = await openPostOffice()
const { server, smtp, post, send, posts, withPapers } = office
let camille: TestSession
beforeEach(async () => {
  camille = await office.receiveCustomer()
})
afterEach(() => vi.restoreAllMocks())

const dateIn = (minutes: number) => dateOf(inMinutes(minutes))

describe('documents refused by the mail server', () => {
  test('are shown as refused to customer and staff, and are sent to a new address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const admin = await signInAs(server, 'admin')
    const { id } = await buildSigned(server, camille)
    await office.sendRefused('No such mailbox')
    expect(await posts(id)).toMatchObject([{ state: 'refused', recipient: camille.account.email }])
    const { data: mails } = await admin.client.mails.list({})
    expect(mails.mails.map(({ subject }) => subject)).toContain('Les documents de votre contrat')
    await server.database
      .updateTable('account')
      .set({ email: `neuve-${camille.account.id}@exemple.fr` })
      .where('id', '=', camille.account.id)
      .execute()
    await post(inMinutes(5))
    await send(inMinutes(6))
    expect(await posts(id)).toMatchObject([
      { state: 'delivered', recipient: `neuve-${camille.account.id}@exemple.fr` },
    ])
    expect(withPapers()).toHaveLength(1)
  })

  test.each([true, false])(
    'leave once for a new address, whether staff sends them again first (%s) or the post is made anew',
    async (isByStaff) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const admin = await signInAs(server, 'admin')
      const { id } = await buildSigned(server, camille)
      await office.sendRefused('No such mailbox')
      const email = `neuve-${camille.account.id}@exemple.fr`
      await server.database
        .updateTable('account')
        .set({ email })
        .where('id', '=', camille.account.id)
        .execute()
      if (isByStaff) await admin.client.mails.resend({ body: {} })
      await post(inMinutes(5))
      if (!isByStaff) await admin.client.mails.resend({ body: {} })
      await send(inMinutes(6))
      expect(await posts(id)).toMatchObject([{ state: 'delivered', recipient: email }])
      expect(
        smtp.received.filter(({ text }) => text.includes('filename=')).map(({ to }) => to),
      ).toEqual([[email]])
    },
  )

  test('are delivered when staff sends them again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const admin = await signInAs(server, 'admin')
    const { id } = await buildSigned(server, camille)
    await office.sendRefused('Mailbox full')
    await admin.client.mails.resend({ body: {} })
    expect(await posts(id)).toMatchObject([{ state: 'sending' }])
    await send(inMinutes(30))
    expect(await posts(id)).toMatchObject([{ state: 'delivered' }])
    expect(withPapers()).toHaveLength(1)
  })
})

test('five simultaneous runs send the documents once', async () => {
  await buildSigned(server, camille)
  await Promise.all([1, 2, 3, 4, 5].map(() => post()))
  const mails = await server.database.selectFrom('mail').select('subject').execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['Les documents de votre contrat'])
})

test('a mail taken by one run is not taken by the next, even when the first began minutes ago', async () => {
  await buildSigned(server, camille)
  // the post is due, and the first began five minutes ago
  await server.database
    .updateTable('paper_post')
    .set({ due_at: dateIn(-10) })
    .where('mail_id', 'is', null)
    .execute()
  expect(await takeDuePost(server.database, dateIn(-5))).not.toBeNull()
  expect(await takeDuePost(server.database, dateIn(0))).toBeNull()
})

test('a server of an older release never sends a mail with documents', async () => {
  await buildSigned(server, camille)
  await post()
  const due = await server.database
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', new Date(Date.now() + 86_400_000))
    .execute()
  expect(due).toEqual([])
})

test('nobody sees which documents were sent to somebody else', async () => {
  const { id } = await buildSigned(server, camille)
  const stranger = await signInAs(server)
  expect(await refusalOf(stranger.client.contracts.posts({ params: { id } }))).toMatchObject({
    status: 404,
  })
})
