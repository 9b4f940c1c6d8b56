import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { tokenSentTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { startSmtp } from '../platform/mail/smtp.factory.ts'
import { startTestProcess } from '../testing/test-process.ts'

/** What must never be logged. A mail server's refusal repeats the address of the mailbox. */
const SECRETS = {
  email: 'jocelyne-vallauris@ailleurs.invalid',
  username: 'jocelyne.vallauris',
  password: 'Lampadaire-417!',
  otherPassword: 'Parapluie-882!',
  chat: 'Ma fracture du scaphoide me fait souffrir',
  complaint: 'Je conteste le refus de ma rééducation',
  street: '17, impasse des Ormeaux',
}

const smtp = await startSmtp()
const server = await startTestProcess({ SMTP_URL: smtp.url })
const database = server.database
afterAll(async () => {
  await server.close()
  await smtp.close()
})

interface Answer {
  readonly status: number
  readonly body: { token?: string; user?: { id: string } }
}

async function call(path: string, body: object | string, token?: string): Promise<Answer> {
  const answer = await fetch(`${server.address}/backend${path}`, {
    method: path === '/profile' ? 'PUT' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
}

/** Renames a table away, so that the work fails unexpectedly: a 500, and a line in the log. */
async function without(table: string, work: () => Promise<Answer>) {
  const away = `${table}_away`
  await sql`alter table ${sql.table(table)} rename to ${sql.id(away)}`.execute(server.owner)
  expect((await work()).status, table).toBe(500)
  await sql`alter table ${sql.table(away)} rename to ${sql.id(table)}`.execute(server.owner)
}

test('the server’s log holds nothing that people typed, whatever fails', async () => {
  const { email, username, password, otherPassword } = SECRETS
  const credentials = { email, password }
  await without('account_link', () => call('/auth/register', { ...credentials, username }))
  await sql`alter table account add constraint refused check (username <> ${sql.lit(username)}) not valid`.execute(
    server.owner,
  )
  expect((await call('/auth/register', { ...credentials, username })).status).toBe(500)
  await sql`alter table account drop constraint refused`.execute(server.owner)
  const { body: registered } = await call('/auth/register', { ...credentials, username })
  const accountId = registered.user?.id ?? ''
  expect((await call('/auth/register', { ...credentials, username })).status).toBe(409)

  await call('/auth/login', { email, password: otherPassword })
  await call('/auth/login', `{"email":"${email}","password":"${password}"`)
  await without('session', () => call('/auth/login', credentials))
  const token = (await call('/auth/login', credentials)).body.token ?? ''
  await fetch(`${server.address}/backend/auth/me?token=${token}`)
  await fetch(`${server.address}/backend/auth/me`, {
    headers: { authorization: `Bearer ${token}x` },
  })

  const home = { line1: SECRETS.street, postalCode: '44000', city: 'Nantes' }
  const change = { email: `autre-${email}`, currentPassword: password, address: home }
  await without('account_link', () => call('/profile', change, token))
  expect((await call('/profile', { address: { ...home, city: '' } }, token)).status).toBe(400)
  expect((await call('/profile', { address: home }, token)).status).toBe(200)
  await without('account_link', () => call('/auth/forgot-password', { email }))
  await call('/auth/forgot-password', { email })
  const link = await tokenSentTo(database, email)
  const reset = { token: link, password: otherPassword }
  await without('session', () => call('/auth/reset-password', reset))
  await call('/auth/reset-password', reset)
  const fresh = (await call('/auth/login', { email, password: otherPassword })).body.token ?? ''
  expect(fresh).not.toBe('')

  const contract = await buildContract(database, { accountId })
  const claim = await database
    .insertInto('claim')
    .values({
      contract_id: contract.id,
      owner_id: accountId,
      nature: 'Vol',
      description: SECRETS.chat,
      incident_date: '2026-11-20',
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('claim_participant')
    .values({ claim_id: claim.id, account_id: accountId })
    .execute()
  const message = { claimId: claim.id, content: SECRETS.chat }
  await without('claim_message', () => call('/messages/', message, fresh))
  expect((await call('/messages/', message, fresh)).status).toBe(201)
  const complaint = { subject: 'Refus', message: SECRETS.complaint }
  await without('complaint', () => call('/complaints', complaint, fresh))
  expect((await call('/complaints', complaint, fresh)).status).toBe(201)

  // mails to an address that the mail server refuses
  await vi.waitFor(
    () => expect(server.said()).toMatch(/Mail \S+: attempt 1 failed \(EENVELOPE 550\)/),
    {
      timeout: 20_000,
      interval: 100,
    },
  )
  // guards against passing because nothing was logged
  const said = server.said()
  expect(said.match(/unexpected error/g)?.length).toBeGreaterThanOrEqual(8)
  for (const secret of [...Object.values(SECRETS), token, fresh, link, email.split('@')[0] ?? ''])
    expect(said.includes(secret), secret).toBe(false)
}, 60_000)
