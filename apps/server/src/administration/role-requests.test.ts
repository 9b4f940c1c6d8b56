import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { tokenSentTo } from '../accounts/recovery/read-mail.factory.ts'
import { serveTests, startTestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')

/** Registers a person who asks for a role, signs them in, and proves their address. */
async function ask(role: 'advisor' | 'admin' | 'root') {
  const asked = await askUnproved(role)
  await prove(asked)
  return asked
}

async function prove({ email, client }: Awaited<ReturnType<typeof askUnproved>>) {
  const link = await tokenSentTo(server.database, email)
  await client.recovery.confirmEmail({ body: { token: link } })
}

async function askUnproved(role: 'advisor' | 'admin' | 'root', domain = 'exemple.fr') {
  const email = `${randomUUID()}@${domain}`
  const body = { username: 'zoe.martin', email, password: TEST_PASSWORD, role }
  const { user } = await server.client().accounts.register({ body })
  const { token } = await server
    .client()
    .accounts.login({ body: { email, password: TEST_PASSWORD } })
  return { id: user.id, email, client: server.client(token), params: { id: user.id } }
}

const idsSeenBy = async ({ client }: TestSession) =>
  (await client.users.roleRequests({ query: { limit: 100 } })).data.requests.map(
    ({ accountId }) => accountId,
  )

const mailsTo = (email: string) =>
  server.database
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .where('subject', 'like', '%rôle%')
    .execute()

test('a request is listed for those who may decide on it', async () => {
  const advisor = await ask('advisor')
  const boss = await ask('root')
  expect(await idsSeenBy(root)).toEqual([advisor.id, boss.id])
  expect(await idsSeenBy(admin)).toEqual([advisor.id])
  const nadia = await signInAs(server, 'advisor')
  expect((await refusalOf(nadia.client.users.roleRequests())).status).toBe(403)
})

test('a request can’t be decided until the address is proved, and the list shows when it was', async () => {
  const asked = await askUnproved('advisor')
  const { params } = asked
  const body = { reason: 'Poste déjà pourvu.' }
  expect(await idsSeenBy(root)).not.toContain(asked.id)
  for (const decide of [
    () => root.client.users.acceptRole({ params }),
    () => root.client.users.refuseRole({ params, body }),
  ])
    expect(await refusalOf(decide())).toMatchObject({
      status: 409,
      problem: { code: 'role_request.unproved' },
    })
  expect((await asked.client.profile.read()).data).toMatchObject({
    role: 'user',
    requestedRole: 'advisor',
    roleRequestWaitsFor: 'proof',
  })
  await prove(asked)
  expect((await asked.client.profile.read()).data.roleRequestWaitsFor).toBe('decision')
  const { requests } = (await root.client.users.roleRequests({ query: { limit: 100 } })).data
  const shown = requests.find(({ accountId }) => accountId === asked.id)
  expect(Date.parse(shown?.emailVerifiedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(shown?.staffDomain).toBeNull()
  await root.client.users.acceptRole({ params })
})

test('with staff domains configured, only requests from those domains are listed and accepted', async () => {
  const strict = await startTestApp({ env: { STAFF_EMAIL_DOMAINS: 'Assureur.fr, sillage.test' } })
  const { client } = await signInAs(strict, 'root')
  const asking = async (domain: string) => {
    const account = await buildAccount(strict.database, { email: `${randomUUID()}@${domain}` })
    await strict.database
      .updateTable('account')
      .set({ requested_role: 'advisor' })
      .where('id', '=', account.id)
      .execute()
    return { id: account.id }
  }
  const own = await asking('ASSUREUR.fr')
  const outside = [await asking('exemple.fr'), await asking('mon.assureur.fr')]
  const { data } = await client.users.roleRequests()
  expect(data).toMatchObject({
    total: 1,
    requests: [{ accountId: own.id, staffDomain: 'assureur.fr' }],
  })
  for (const params of outside)
    expect((await refusalOf(client.users.acceptRole({ params }))).problem?.code).toBe(
      'role_request.domain',
    )
  await client.users.acceptRole({ params: own })
  await strict.close()
})

describe('accepting a role request', () => {
  test('gives the role, ends the sessions and sends a mail', async () => {
    const { id, email, client, params } = await ask('advisor')
    const { user } = await admin.client.users.acceptRole({ params })
    expect(user).toMatchObject({ role: 'advisor', requestedRole: null })
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await idsSeenBy(root)).not.toContain(id)
    const again = await refusalOf(admin.client.users.acceptRole({ params }))
    expect(again).toMatchObject({ status: 409, problem: { code: 'role_request.none' } })
  })

  test('succeeds once out of ten simultaneous calls', async () => {
    const { params } = await ask('advisor')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => admin.client.users.acceptRole({ params })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is allowed to an admin for advisors only', async () => {
    for (const role of ['admin', 'root'] as const) {
      const { params, client } = await ask(role)
      expect((await refusalOf(admin.client.users.acceptRole({ params }))).status).toBe(403)
      expect((await client.accounts.me()).user.role).toBe('user')
      await root.client.users.acceptRole({ params })
    }
  })

  test('is refused to its author, and for a deactivated account', async () => {
    const { params, client } = await ask('advisor')
    expect((await refusalOf(client.users.acceptRole({ params }))).status).toBe(403)
    await admin.client.users.toggleStatus({ params })
    expect((await refusalOf(admin.client.users.acceptRole({ params }))).status).toBe(409)
  })
})

test('a refused request mails its reason, and leaves the role and the session unchanged', async () => {
  const { email, client, params } = await ask('advisor')
  const refuse = (reason: string) => admin.client.users.refuseRole({ params, body: { reason } })
  expect((await refusalOf(refuse('   '))).status).toBe(400)
  const { user } = await refuse('Poste déjà pourvu.')
  expect(user).toMatchObject({ role: 'user', requestedRole: null })
  expect((await client.accounts.me()).user.requestedRole).toBeNull()
  const [mail] = await mailsTo(email)
  expect(mail?.body).toContain('Poste déjà pourvu.')
  expect((await refusalOf(refuse('Encore.'))).status).toBe(409)
})
