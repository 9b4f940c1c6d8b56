import { afterAll, expect, test, vi } from 'vitest'
import { endPause } from '../platform/mail/mail.repository.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { inMinutes, sendDueMails, startSmtp } from '../platform/mail/smtp.factory.ts'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'

let refusal: string | null = null
let refusalOfText: string | null = null
const server = await serveTests()
const admin = await signInAs(server, 'admin')
const smtp = await startSmtp({
  refuseAll: (address) => (address === 'camille@exemple.fr' ? null : refusal),
  refuseText: (text) => (text.includes('camille@exemple.fr') ? null : refusalOfText),
})
afterAll(async () => {
  vi.restoreAllMocks()
  await smtp.close()
})

const read = async () => (await admin.client.mails.list({})).data

async function queueMany(count: number, domain = 'exemple.fr') {
  for (let n = 0; n < count; n++)
    await queueMail(server.database, {
      to: `personne-${n}@${domain}`,
      subject: `Votre contrat ${n}`,
      text: 'Bonjour, il est prêt.',
    })
}

const send = (now: Temporal.Instant) => sendDueMails(server, smtp, now)

test('no mail is lost while the server denies relaying: all of them leave once it accepts again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const count = drillSize({ short: 3, full: 200 })
  const began = performance.now()
  await queueMany(count)
  refusal = '5.7.1 Relaying denied'
  for (let minutes = 1; minutes < 60; minutes += 5) await send(inMinutes(minutes))
  expect(await read()).toMatchObject({ refused: 0, waiting: count })
  refusal = null
  await send(inMinutes(24 * 60))
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(count)
  expect(smtp.received).toHaveLength(count)
  noteDrill({
    drill: 'The mail server denies relaying for an hour',
    tries: count,
    refused: count,
    seconds: (performance.now() - began) / 1000,
  })
})

test('after five refusals in a row sending pauses, and an administrator can send the refused mails again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await server.database.deleteFrom('mail').execute()
  smtp.received.length = 0
  const count = drillSize({ short: 12, full: 200 })
  await queueMany(count)
  refusal = 'We do not like you'
  await send(inMinutes(1))
  const state = await read()
  expect(state).toMatchObject({ refused: 5, waiting: count - 5 })
  expect(state.pausedUntil).not.toBeNull()
  expect(state.mails).toHaveLength(5)
  expect(state.mails[0]).toMatchObject({ refusal: 'EENVELOPE 550', attempts: 1 })
  expect(said.mock.calls.flat().join()).toContain('refused 5 mails or more in a row')
  // one is tried after the pause, which then starts again
  await send(inMinutes(10))
  expect((await read()).refused).toBe(5)
  await send(inMinutes(17))
  expect((await read()).refused).toBe(6)

  refusal = null
  const { data } = await admin.client.mails.resend({ body: {} })
  expect(data.resent).toBe(6)
  expect(await read()).toMatchObject({ refused: 0, waiting: count, pausedUntil: null })
  await send(inMinutes(18))
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(count)
  expect(smtp.received).toHaveLength(count)
  expect(smtp.received[0]?.text).toContain('Bonjour, il est prêt.')
  const { data: log } = await admin.client.audit.list({ query: { action: 'mail.resent' } })
  expect(log.entries).toMatchObject([
    { subjectKind: 'mail', detail: { resent: 6 }, actor: { id: admin.account.id } },
  ])
})

test('one refused mail can be sent again alone, and an accepted mail resets the count of refusals', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await server.database.deleteFrom('mail').execute()
  for (let n = 0; n < 4; n++) {
    await queueMany(2, 'exemple.invalid')
    await queueMany(1)
  }
  await send(inMinutes(1))
  const { mails, refused, pausedUntil } = await read()
  expect({ refused, pausedUntil }).toEqual({ refused: 8, pausedUntil: null })
  const [first] = mails
  expect((await admin.client.mails.resend({ body: { id: first?.id } })).data).toEqual({ resent: 1 })
  expect(await read()).toMatchObject({ refused: 7, waiting: 1 })
})

async function startAnew() {
  await server.database.deleteFrom('mail').execute()
  await endPause(server.database)
  smtp.received.length = 0
}

/** Due after all that waits. */
const queueLast = () =>
  queueMail(server.database, {
    to: 'camille@exemple.fr',
    subject: 'Votre nouveau mot de passe',
    text: 'Bonjour.',
  })

test.each([
  ['says that they are unknown', '5.1.1 <x>: Recipient address rejected: User unknown', false],
  ['says that their mailbox is full', '5.2.2 Mailbox full', false],
  ['says no code, and has taken the mail of somebody else', 'no such person here', true],
])(
  'a crowd of recipients of whom the server %s stops nobody else’s mail',
  async (_, answer, hasTaken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await startAnew()
    if (hasTaken) {
      await queueLast()
      await send(inMinutes(1))
    }
    await queueMany(12, 'assurance.example')
    await queueLast()
    refusal = answer
    await send(inMinutes(1))
    refusal = null
    expect(await read()).toMatchObject({ refused: 12, waiting: 0, pausedUntil: null })
    expect(smtp.received.at(-1)?.to).toEqual(['camille@exemple.fr'])
  },
)

test('a mailbox that is full for the moment does not keep the next mail waiting', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await startAnew()
  await queueMany(3, 'assurance.example')
  await queueLast()
  refusal = '4.2.2 Mailbox full'
  await send(inMinutes(1))
  refusal = null
  expect(await read()).toMatchObject({ refused: 0, waiting: 3, pausedUntil: null })
  expect(smtp.received).toHaveLength(1)
})

test('a sender that the server does not know is not blamed on the recipients', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await startAnew()
  await queueMany(12)
  refusal = '5.1.8 Sender address rejected: Domain not found'
  await send(inMinutes(1))
  refusal = null
  expect(await read()).toMatchObject({ refused: 5, waiting: 7 })
})

test('the mail tried after a pause is one to a recipient whose mails were accepted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await startAnew()
  await queueLast()
  await send(inMinutes(1))
  smtp.received.length = 0
  await queueMany(12)
  refusalOfText = 'This looks like advertising'
  await send(inMinutes(1))
  expect(await read()).toMatchObject({ refused: 5, waiting: 7 })
  await queueLast()
  await send(inMinutes(17))
  refusalOfText = null
  expect(smtp.received.map(({ to }) => to)).toEqual([['camille@exemple.fr']])
})

test('reading the list of refused mails is audited, once per quarter of an hour', async () => {
  const ines = await signInAs(server, 'admin')
  for (const _ of [1, 2, 3]) await ines.client.mails.list({})
  const lines = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'subject_kind'])
    .where('actor_id', '=', ines.account.id)
    .execute()
  expect(lines).toEqual([{ action: 'mail.listed', subject_kind: 'mail' }])
})
