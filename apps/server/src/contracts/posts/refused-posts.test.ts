import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildIssuer } from '../../documents/issuer.factory.ts'
import type { Issuer } from '../../documents/issuer.ts'
import { createMailSender } from '../../platform/mail/mail-sender.ts'
import { startSmtp, type TestSmtp } from '../../platform/mail/smtp.factory.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'
import { takeDuePost } from './paper-posts.repository.ts'
import { writeDuePosts } from './paper-posts.service.ts'

let server: TestApp
let smtp: TestSmtp
let issuer: Issuer
let camille: TestSession
let refusal: string | null = null
beforeAll(async () => {
  server = await startTestApp()
  issuer = await buildIssuer()
  smtp = await startSmtp({ refuseAll: () => refusal })
})
afterAll(async () => {
  await smtp.close()
  await server.close()
})
beforeEach(async () => {
  refusal = null
  await server.database.deleteFrom('paper_post').execute()
  await server.database.deleteFrom('mail').execute()
  smtp.received.length = 0
  camille = await signInAs(server)
  await prove(new Date())
})
afterEach(() => vi.restoreAllMocks())

function prove(at: Date | null) {
  return server.database
    .updateTable('account')
    .set({ email_verified_at: at })
    .where('id', '=', camille.account.id)
    .execute()
}

const inMinutes = (minutes: number) => Temporal.Now.instant().add({ minutes })

const dateIn = (minutes: number) => new Date(inMinutes(minutes).epochMilliseconds)

async function post(now = inMinutes(1)) {
  await writeDuePosts({ database: server.database, files: server.files, issuer, now })
}

async function send(now = inMinutes(2)) {
  const sender = createMailSender({
    smtpUrl: smtp.url,
    smtpTls: false,
    from: 'Sillage <ne-pas-repondre@sillage.exemple.fr>',
    publicUrl: 'https://sillage.exemple.fr',
    readPaper: (key) => server.files.readPaper(key),
  })
  await sender.sendDue(server.database, now)
  sender.close()
}

const posts = async (id: string) => (await camille.client.contracts.posts({ params: { id } })).data
/** The document names in the mails the mail server received, one list per mail. */
const received = () =>
  smtp.received.map(({ text }) =>
    Array.from(text.matchAll(/filename="?([a-z]+)_/g), ([, name]) => name),
  )
const withPapers = () => received().filter((names) => names.length > 0)

describe('documents refused by the mail server', () => {
  test('are shown as refused to customer and staff, and are sent to a new address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const admin = await signInAs(server, 'admin')
    const { id } = await buildSigned(server, camille)
    refusal = 'No such mailbox'
    await post()
    await send()
    expect(await posts(id)).toMatchObject([{ state: 'refused', recipient: camille.account.email }])
    const { data: mails } = await admin.client.mails.list({})
    expect(mails.mails.map(({ subject }) => subject)).toContain('Les documents de votre contrat')
    refusal = null
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
      refusal = 'No such mailbox'
      await post()
      await send()
      refusal = null
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
    refusal = 'Mailbox full'
    await post()
    await send()
    refusal = null
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
