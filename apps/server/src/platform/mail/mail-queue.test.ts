import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { inTransaction } from '../database/database.ts'
import { forgetMails, queueMail } from './mail-queue.ts'
import { createMailSender, type MailSender, startMailSender } from './mail-sender.ts'
import { inMinutes, startSmtp, type TestSmtp } from './smtp.factory.ts'

const PUBLIC_URL = 'https://sillage.exemple.fr'
const FROM = 'Sillage <ne-pas-repondre@sillage.exemple.fr>'

let smtp: TestSmtp
const senders: MailSender[] = []
const readPaper = (key: string) => server.files.readPaper(key)
const server = await serveTests()
beforeEach(async () => {
  smtp = await startSmtp()
  await server.database.deleteFrom('mail').execute()
})
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close()
  await smtp.close()
  vi.restoreAllMocks()
})

function newSender(smtpUrl = smtp.url, smtpTls = false): MailSender {
  const sender = createMailSender({
    smtpUrl,
    smtpTls,
    from: FROM,
    publicUrl: PUBLIC_URL,
    readPaper,
  })
  senders.push(sender)
  return sender
}

const mail = (changes: object = {}) => ({
  to: 'camille@exemple.fr',
  subject: 'Votre contrat est prêt',
  text: 'Bonjour,\n\nVotre contrat est à votre disposition : il a été signé.',
  ...changes,
})
const rows = () => server.database.selectFrom('mail').selectAll().execute()

test('a mail is sent once, with its full link, and its text is then erased', async () => {
  await queueMail(server.database, mail({ path: '/contracts' }))
  const sender = newSender()
  await sender.sendDue(server.database, inMinutes(1))
  await sender.sendDue(server.database, inMinutes(1))
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]?.to).toEqual(['camille@exemple.fr'])
  expect(smtp.received[0]?.text).toContain('Votre contrat est à votre disposition')
  expect(smtp.received[0]?.text).toContain(`${PUBLIC_URL}/contracts`)
  expect(await rows()).toMatchObject([{ body: '', attempts: 1, given_up_at: null }])
})

test('a mail is sent over verified TLS or not at all, unless the settings say otherwise', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await queueMail(server.database, mail())
  await newSender(smtp.url, true).sendDue(server.database, inMinutes(1))
  expect(smtp.received).toEqual([])
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: null }])

  const encrypting = await startSmtp({ encrypts: true })
  // a self-signed certificate
  await newSender(encrypting.url, true).sendDue(server.database, inMinutes(10))
  expect(encrypting.received).toEqual([])
  const believed = `${encrypting.url}/?tls.rejectUnauthorized=false`
  await newSender(believed, true).sendDue(server.database, inMinutes(60))
  expect(encrypting.received).toMatchObject([{ encrypted: true }])
  await encrypting.close()
})

test('a mail of a rolled-back transaction is not sent', async () => {
  const failing = inTransaction(server.database, async (transaction) => {
    await queueMail(transaction, mail())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await newSender().sendDue(server.database, inMinutes(1))
  expect(smtp.received).toEqual([])
})

test('two mails queued with the same key are sent as one', async () => {
  await queueMail(server.database, mail({ key: 'contract 1' }))
  await queueMail(server.database, mail({ key: 'contract 1' }))
  await newSender().sendDue(server.database, inMinutes(1))
  expect(smtp.received).toHaveLength(1)
})

test('a mail is retried after 30 s when the mail server was down, even by another process', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { port } = smtp
  await smtp.close()
  await queueMail(server.database, mail())
  const start = inMinutes(1)
  await newSender(`smtp://127.0.0.1:${port}`).sendDue(server.database, start)
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }])

  smtp = await startSmtp({ port })
  const next = newSender()
  await next.sendDue(server.database, start.add({ seconds: 29 }))
  expect(smtp.received).toEqual([])
  await next.sendDue(server.database, start.add({ seconds: 31 }))
  expect(smtp.received).toHaveLength(1)
  expect(said.mock.calls.flat().join()).toContain('tried again later')
  expect(said.mock.calls.flat().join()).not.toContain('camille')
})

test('the delay between attempts grows up to four hours, and a mail is given up after 24 retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { url } = smtp
  await smtp.close()
  await queueMail(server.database, mail())
  const sender = newSender(url)
  let now = inMinutes(1)
  const delays: number[] = []
  for (;;) {
    await sender.sendDue(server.database, now)
    const [row] = await rows()
    if (!row || row.given_up_at) break
    const due = row.due_at.toTemporalInstant()
    delays.push(Math.round(due.since(now).total('seconds')))
    now = due
  }
  expect(delays.slice(0, 4)).toEqual([30, 60, 120, 240])
  expect(delays.at(-1)).toBe(4 * 3600)
  expect(delays).toHaveLength(24)
  smtp = await startSmtp()
})

test('a permanently refused address gives up its own mail, and no other', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await queueMail(server.database, mail({ to: 'nobody@exemple.invalid' }))
  await queueMail(server.database, mail())
  await newSender().sendDue(server.database, inMinutes(1))
  expect(smtp.received.map(({ to }) => to)).toEqual([['camille@exemple.fr']])
  const refused = (await rows()).find(({ recipient }) => recipient.endsWith('invalid'))
  expect(refused?.given_up_at).not.toBeNull()
  expect(said.mock.calls.flat().join()).not.toContain('nobody')
})

test('five simultaneous senders send forty mails once each', async () => {
  for (let n = 0; n < 40; n++)
    await queueMail(server.database, mail({ to: `personne-${n}@exemple.fr` }))
  const now = inMinutes(1)
  await Promise.all(Array.from({ length: 5 }, () => newSender().sendDue(server.database, now)))
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(40)
  expect(smtp.received).toHaveLength(40)
})

test('a line break in a subject adds no recipient and no header', async () => {
  await queueMail(
    server.database,
    mail({ subject: 'Bonjour\r\nBcc: autre@exemple.fr', to: 'camille@exemple.fr' }),
  )
  await newSender().sendDue(server.database, inMinutes(1))
  expect(smtp.received[0]?.to).toEqual(['camille@exemple.fr'])
  expect(smtp.received[0]?.text).not.toMatch(/^Bcc:/im)
})

test('the sending loop sends mails queued after its start', async () => {
  const loop = startMailSender(server.database, {
    smtpTls: false,
    smtpUrl: smtp.url,
    from: FROM,
    publicUrl: PUBLIC_URL,
    readPaper,
  })
  await queueMail(server.database, mail())
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
  await loop.close()
})

test('sent mails are deleted after thirty days, unsent ones are kept', async () => {
  await queueMail(server.database, mail())
  await newSender().sendDue(server.database, inMinutes(1))
  await queueMail(server.database, mail())
  await forgetMails(server.database, Temporal.Now.instant().add({ hours: 24 * 29 }))
  expect(await rows()).toHaveLength(2)
  await forgetMails(server.database, Temporal.Now.instant().add({ hours: 24 * 31 }))
  expect(await rows()).toMatchObject([{ sent_at: null }])
})
