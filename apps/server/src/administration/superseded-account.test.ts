import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { afterWaiting } from '../testing/waiting-calls.factory.ts'
import { settleProposals } from './address-changes.service.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')

/** Somebody registers the address of somebody else, signs in and sends a complaint from there. */
async function squat() {
  const email = `${randomUUID()}@exemple.fr`
  const body = { username: 'quelqu.un', email, password: 'Brouillard-2026!' }
  const { user } = await server.client().accounts.register({ body })
  const { token } = await server.client().accounts.login({ body })
  const client = server.client(token)
  await client.complaints.create({ body: { subject: 'Un retard', message: 'J’attends.' } })
  return { id: user.id, email, client }
}

const rowOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function linkTo(email: string) {
  const paths = (await mailsTo(server.database, email)).flatMap(({ path }) => path ?? [])
  return paths[0]?.split('#token=')[1] ?? ''
}

const invite = (email: string) =>
  admin.client.users.invite({ body: { email, role: 'advisor' as const } })

const accept = (token: string) =>
  server
    .client()
    .users.acceptInvitation({ body: { token, username: 'nadia.benali', password: TEST_PASSWORD } })

async function expectSuperseded({ id, email, client }: Awaited<ReturnType<typeof squat>>) {
  expect((await refusalOf(client.accounts.me())).status).toBe(401)
  expect(await rowOf(id)).toMatchObject({
    email: `ecarte-${id}@compte.invalid`,
    is_active: false,
    closed_at: null,
  })
  const entries = await server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toEqual([
    { actor_id: null, action: 'account.superseded', detail: { from: email } },
  ])
}

describe('an unproved account with nothing but a complaint gives way to the owner of its address', () => {
  test('when they accept an invitation, and not before; the complaint stays in the register', async () => {
    const squatter = await squat()
    await invite(squatter.email)
    expect((await squatter.client.accounts.me()).user.email).toBe(squatter.email)
    const { user } = await accept(await linkTo(squatter.email))
    expect(user).toMatchObject({ email: squatter.email, role: 'advisor', emailVerified: true })
    await expectSuperseded(squatter)
    const { data } = await admin.client.complaints.all({ query: { limit: 100 } })
    expect(data.complaints).toContainEqual(
      expect.objectContaining({ author: expect.objectContaining({ id: squatter.id }) }),
    )
  })

  test('when they confirm it as the new address of their account', async () => {
    const squatter = await squat()
    const camille = await signInAs(server)
    await camille.client.profile.update({
      body: { email: squatter.email, currentPassword: TEST_PASSWORD },
    })
    expect((await squatter.client.accounts.me()).user.email).toBe(squatter.email)
    const token = await linkTo(squatter.email)
    expect(await camille.client.recovery.confirmEmail({ body: { token } })).toEqual({
      email: squatter.email,
    })
    await expectSuperseded(squatter)
  })

  test('when they confirm it as an address that the team proposed, once the change is made', async () => {
    const squatter = await squat()
    const { id, username } = (await signInAs(server)).account
    const body = { username, email: squatter.email, role: 'user' as const }
    await admin.client.users.change({ params: { id }, body })
    const token = await linkTo(squatter.email)
    await server.client().users.answerAddressChange({ body: { token } })
    expect((await squatter.client.accounts.me()).user.email).toBe(squatter.email)
    await settleProposals(server.database, Temporal.Now.instant().add({ hours: 73 }))
    expect(await rowOf(id)).toMatchObject({ email: squatter.email })
    await expectSuperseded(squatter)
  })
})

async function expectRefused(email: string) {
  expect(await refusalOf(invite(email))).toMatchObject({
    status: 409,
    problem: {
      code: 'email.taken',
      errors: [{ message: expect.not.stringContaining('Connectez-vous') }],
    },
  })
  const camille = await signInAs(server)
  const change = camille.client.profile.update({
    body: { email, currentPassword: TEST_PASSWORD },
  })
  expect((await refusalOf(change)).problem?.code).toBe('email.taken')
}

describe('an account that keeps its address', () => {
  test('is one with a contract, one that is proved, or one of the team', async () => {
    const { id, email } = await buildAccount(server.database, { isProved: false })
    await buildContract(server.database, { accountId: id })
    await expectRefused(email)
    await expectRefused((await buildAccount(server.database)).email)
    await expectRefused(
      (await buildAccount(server.database, { role: 'root', isProved: false })).email,
    )
  })

  test('is also one whose first contract is signed while the invitation is accepted', async () => {
    const { id, email } = await squat()
    await invite(email)
    const token = await linkTo(email)
    const [accepted] = await afterWaiting(server, {
      lock: sql`select from account where id = ${id} for key share`,
      calls: [() => accept(token)],
      change: sql`
        insert into accounting_piece (id, account_id, policy_id, happened_on, content)
        values (${randomUUID()}, ${id}, ${randomUUID()}, now(), '{}')`,
    })
    expect(accepted).toMatchObject({ reason: { status: 409, problem: { code: 'email.taken' } } })
    expect(await rowOf(id)).toMatchObject({ email, is_active: true })
  })
})
