import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { estateDeskOf } from '../contracts/estates/estate-desk.factory.ts'
import { notify, notifyAll } from '../notifications/notifications.service.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { inMinutes, sendDueMails, startSmtp } from '../platform/mail/smtp.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs, signInCapable, type TestSession } from '../testing/test-session.ts'

let admin: TestSession
let camille: TestSession
let refusal: string | null = null
const server = await serveTests()
const smtp = await startSmtp({ refuseAll: () => refusal })
afterAll(async () => {
  vi.restoreAllMocks()
  await smtp.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await server.database.deleteFrom('mail').execute()
  smtp.received.length = 0
  admin = await signInAs(server, 'admin')
  camille = await signInAs(server)
})

const send = (minutes: number) => sendDueMails(server, smtp, inMinutes(minutes))

async function isRefused() {
  refusal = '5.1.1 User unknown'
  await send(1)
  refusal = null
}

const read = async () => (await admin.client.mails.list({})).data
const resend = async () => (await admin.client.mails.resend({ body: {} })).data
const letter = { subject: 'Votre contrat', text: 'Bonjour, il est prêt.', evenUnproved: true }
const notice = () => ({
  accountId: camille.account.id,
  key: `contract ${camille.account.id}`,
  title: 'Votre contrat',
  path: '/contracts',
  mail: letter,
})

/** Gives the account another address. */
async function moveTo(email: string, isProved = true) {
  await server.database
    .updateTable('account')
    .set({ email, email_verified_at: isProved ? new Date() : null })
    .where('id', '=', camille.account.id)
    .execute()
  return email
}
const recipients = () => smtp.received.flatMap(({ to }) => to)
const newAddress = () => `nouvelle.${camille.account.id}@exemple.fr`

test.each([
  ['one notice', () => notify(server.database, notice())],
  ['notices of many', () => notifyAll(server.database, [notice()])],
])(
  'the refused mail of %s is sent again to the address that the account has by now',
  async (_, tell) => {
    await tell()
    await isRefused()
    const { id } = camille.account
    expect((await read()).mails).toMatchObject([
      { refusal: 'EENVELOPE 550 5.1.1', accountId: id, addressNow: null, isForAddress: false },
    ])
    const now = await moveTo(newAddress())
    expect((await read()).mails).toMatchObject([
      { recipient: camille.account.email, accountId: id, addressNow: now },
    ])
    expect(await resend()).toEqual({ resent: 1 })
    await send(2)
    expect(recipients()).toEqual([now])
  },
)

test('a mail that is about one address is sent again to that one only', async () => {
  const { email } = camille.account
  await queueMail(server.database, { to: email, subject: 'Votre lien', text: 'Bonjour.' })
  await camille.client.profile.update({
    body: { email: newAddress(), currentPassword: TEST_PASSWORD },
  })
  await isRefused()
  await moveTo(newAddress())
  const { mails } = await read()
  expect(mails.map(({ subject }) => subject)).toContain('Changement d’adresse demandé')
  expect(mails.every(({ isForAddress, addressNow }) => isForAddress && addressNow === null)).toBe(
    true,
  )
  const before = mails.map(({ recipient }) => recipient).toSorted()
  await resend()
  await send(2)
  expect(recipients().toSorted()).toEqual(before)
})

test('an address that nobody proved, and a closed account, are sent nothing that was written for another address', async () => {
  await notify(server.database, notice())
  await isRefused()
  await moveTo(newAddress(), false)
  expect((await read()).mails).toMatchObject([{ addressNow: null }])
  await server.database
    .updateTable('account')
    .set({ email_verified_at: new Date(), closed_at: new Date() })
    .where('id', '=', camille.account.id)
    .execute()
  expect((await read()).mails).toMatchObject([{ addressNow: null, accountId: null }])
  await resend()
  await send(2)
  expect(recipients()).toEqual([camille.account.email])
})

test('what was to be mailed to somebody who has died is mailed no more, whether it waited or was refused', async () => {
  await notify(server.database, notice())
  await isRefused()
  await notify(server.database, { ...notice(), key: `again ${camille.account.id}` })
  const odile = await signInCapable(server, 'advisor')
  await estateDeskOf(odile).record(camille.account.id)
  expect(await read()).toMatchObject({ refused: 0, waiting: 0 })
  await resend()
  await send(2)
  expect(recipients()).toEqual([])
})

test('an administrator is not led to an account that they may not see', async () => {
  const root = await signInAs(server, 'root')
  await notify(server.database, { ...notice(), accountId: root.account.id })
  await isRefused()
  expect((await read()).mails).toMatchObject([{ accountId: null, isForAddress: false }])
})
