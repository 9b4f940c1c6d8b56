import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildSignedRequest } from '../contracts/signing/signed-request.factory.ts'
import { serveTests, startTestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { settleProposals } from './address-changes.service.ts'

let now = Temporal.Now.instant()
const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')
const second = await signInAs(server, 'admin')
beforeEach(() => {
  now = Temporal.Now.instant()
  server.setNow(now.toString())
})

const rowOf = (id: string) =>
  server.database
    .selectFrom('account')
    .select(['email', 'role', 'is_active', 'password_by_staff'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const logOf = async (id: string) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id: by, detail }) => ({ action, by, detail }))

const tokenTo = async (email: string) =>
  (await mailsTo(server.database, email))[0]?.path?.split('#token=')[1] ?? ''

/** The proposal about an account, as somebody sees it. */
const waitingFor = async (by: TestSession, id: string) =>
  (await by.client.users.proposals()).data.find(({ accountId }) => accountId === id)

/** An admin proposes a new address for a signed-in customer. */
async function proposeAddress() {
  const customer = await signInAs(server)
  const { id, username, email: before } = customer.account
  const email = `nouvelle-${randomUUID()}@exemple.fr`
  const body = { username, email, role: 'user' as const }
  const { user } = await admin.client.users.change({ params: { id }, body })
  expect(user.email).toBe(before)
  return { customer, id, before, email }
}

const answer = async (email: string) =>
  server.client().users.answerAddressChange({ body: { token: await tokenTo(email) } })

describe('a change of address proposed by staff', () => {
  test('changes nothing at once, and is announced to both mailboxes', async () => {
    const { customer, id, before, email } = await proposeAddress()
    expect((await rowOf(id)).email).toBe(before)
    expect((await customer.client.accounts.me()).user.email).toBe(before)
    expect((await mailsTo(server.database, before))[0]?.body).toContain('72 heures')
    expect((await mailsTo(server.database, email))[0]?.subject).toBe(
      'Confirmez votre nouvelle adresse',
    )
    const { session } = await sessionOf(admin)
    expect(await logOf(id)).toEqual([
      {
        action: 'account.change_proposed',
        by: admin.account.id,
        detail: { kind: 'email', from: before, to: email, ip: '127.0.0.1', session },
      },
    ])
    expect(await waitingFor(second, id)).toMatchObject({
      kind: 'email',
      from: before,
      to: email,
      proposedBy: admin.account.username,
      isAddressConfirmed: false,
      needsSecond: false,
    })
  })

  test('applies once confirmed and 72 hours old, and ends earlier sessions and links', async () => {
    const { id, before, email } = await proposeAddress()
    await server.client().recovery.forgotPassword({ body: { email: before } })
    const reset = await tokenTo(before)
    expect((await answer(email)).data.side).toBe('new')
    await settleProposals(server.database, now.add({ hours: 71 }))
    expect((await rowOf(id)).email).toBe(before)
    server.setNow(now.add({ hours: 71 }).toString())
    const body = { email: before, password: TEST_PASSWORD }
    const { token } = await server.client().accounts.login({ body })
    await settleProposals(server.database, now.add({ hours: 72 }))
    expect((await rowOf(id)).email).toBe(email)
    expect((await refusalOf(server.client(token).accounts.me())).status).toBe(401)
    server.setNow(now.toString())
    const late = { token: reset, password: 'Nouveau-mot-9!' }
    const refusal = await refusalOf(server.client().recovery.resetPassword({ body: late }))
    expect(refusal.status).toBe(422)
    expect((await mailsTo(server.database, before))[0]?.subject).toMatch(/a changé/)
    const log = await logOf(id)
    expect(log.map(({ action }) => action)).toEqual([
      'account.change_proposed',
      'account.email_confirmed',
      'account.email_changed',
    ])
    expect(log[2]?.detail).toEqual({ from: before, to: email })
  })

  test('is stopped for good from the old mailbox', async () => {
    const { id, before, email } = await proposeAddress()
    const confirm = await tokenTo(email)
    expect((await answer(before)).data.side).toBe('old')
    const late = server.client().users.answerAddressChange({ body: { token: confirm } })
    expect(await refusalOf(late)).toMatchObject({
      status: 409,
      problem: { code: 'proposal.ended' },
    })
    await settleProposals(server.database, now.add({ hours: 80 }))
    expect((await rowOf(id)).email).toBe(before)
    expect(await waitingFor(admin, id)).toBeUndefined()
  })

  test('never applies without its confirmation, and lapses after a week', async () => {
    const { id, before, email } = await proposeAddress()
    await settleProposals(server.database, now.add({ hours: 100 }))
    expect((await rowOf(id)).email).toBe(before)
    await settleProposals(server.database, now.add({ hours: 24 * 7 + 1 }))
    expect((await refusalOf(answer(email))).status).toBe(409)
  })

  test('blocks signing until the old mailbox stops it', async () => {
    const { customer, before } = await proposeAddress()
    const body = await buildSignedRequest(customer.client)
    expect(await refusalOf(customer.client.contracts.create({ body }))).toMatchObject({
      status: 409,
      problem: { code: 'account.address_changing' },
    })
    await answer(before)
    expect((await customer.client.contracts.create({ body })).data.status).toBe('active')
  })
})

const sessionOf = async ({ account }: TestSession) => {
  const { id } = await server.database
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  return { session: id }
}

test('an account with a password chosen by staff can’t sign until its owner resets it', async () => {
  const body = {
    username: 'zoe.martin',
    email: `${randomUUID()}@exemple.fr`,
    password: TEST_PASSWORD,
  }
  const { user } = await admin.client.accounts.register({ body })
  const { token } = await server.client().accounts.login({ body })
  const signed = await buildSignedRequest(server.client(token))
  expect(await refusalOf(server.client(token).contracts.create({ body: signed }))).toMatchObject({
    status: 409,
    problem: { code: 'account.password_by_staff' },
  })
  await server.client().recovery.forgotPassword({ body: { email: body.email } })
  const reset = { token: await tokenTo(body.email), password: 'Nouveau-mot-9!' }
  await server.client().recovery.resetPassword({ body: reset })
  expect((await rowOf(user.id)).password_by_staff).toBe(false)
  const own = await server.client().accounts.login({ body: { ...body, password: reset.password } })
  const again = await server.client(own.token).contracts.create({ body: signed })
  expect(again.data.status).toBe('active')
})

const demote = (by: TestSession, account: TestSession['account']) =>
  by.client.users.change({
    params: { id: account.id },
    body: { username: account.username, email: account.email, role: 'user' },
  })

describe('a change to a staff account', () => {
  test('waits for a second administrator, who is neither its author nor its subject', async () => {
    const target = await signInAs(server, 'admin')
    const { id } = target.account
    expect((await demote(root, target.account)).user.role).toBe('admin')
    expect((await rowOf(id)).role).toBe('admin')
    const proposal = await waitingFor(root, id)
    const params = { id: proposal?.id ?? '' }
    expect(proposal).toMatchObject({
      from: 'admin',
      to: 'user',
      needsSecond: true,
      mayAccept: false,
    })
    for (const [by, code] of [
      [root, 'proposal.own'],
      [target, 'proposal.own_account'],
    ] as const)
      expect(await refusalOf(by.client.users.acceptProposal({ params }))).toMatchObject({
        status: 403,
        problem: { code },
      })
    expect((await waitingFor(second, id))?.mayAccept).toBe(true)
    await second.client.users.acceptProposal({ params })
    expect((await rowOf(id)).role).toBe('user')
    expect((await refusalOf(target.client.accounts.me())).status).toBe(401)
    const log = await logOf(id)
    expect(log.at(-1)).toMatchObject({
      action: 'account.role_changed',
      by: second.account.id,
      detail: { from: 'admin', to: 'user', proposedBy: root.account.id, ip: '127.0.0.1' },
    })
    expect((await refusalOf(second.client.users.acceptProposal({ params }))).status).toBe(404)
  })

  test('can’t be accepted by an administrator who was made one too recently', async () => {
    const body = {
      username: 'complice',
      email: `${randomUUID()}@exemple.fr`,
      password: TEST_PASSWORD,
    }
    await root.client.accounts.register({ body: { ...body, role: 'admin' } })
    const { token } = await server.client().accounts.login({ body })
    const target = await buildAccount(server.database, { role: 'admin' })
    await demote(root, target)
    const params = { id: (await waitingFor(root, target.id))?.id ?? '' }
    const refusal = await refusalOf(server.client(token).users.acceptProposal({ params }))
    expect(refusal).toMatchObject({ status: 403, problem: { code: 'proposal.newcomer' } })
    expect((await rowOf(target.id)).role).toBe('admin')
  })

  test('is either accepted or stopped, never both, when two administrators act at once', async () => {
    const target = await buildAccount(server.database, { role: 'advisor' })
    await demote(admin, target)
    const params = { id: (await waitingFor(admin, target.id))?.id ?? '' }
    const both = await Promise.allSettled([
      second.client.users.acceptProposal({ params }),
      admin.client.users.stopProposal({ params }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const actions = (await logOf(target.id)).map(({ action }) => action)
    expect(actions.filter((action) => /stopped|role_changed/.test(action))).toHaveLength(1)
  })

  test('deactivates an advisor at once, but needs a second administrator to reactivate them', async () => {
    const advisor = await signInAs(server, 'advisor')
    const params = { id: advisor.account.id }
    expect((await admin.client.users.toggleStatus({ params })).user.isActive).toBe(false)
    expect((await admin.client.users.toggleStatus({ params })).user.isActive).toBe(false)
    const wanted = { id: (await waitingFor(admin, params.id))?.id ?? '' }
    await second.client.users.acceptProposal({ params: wanted })
    expect((await rowOf(params.id)).is_active).toBe(true)
  })

  test('can’t be accepted once its author has lost the right to make it', async () => {
    const author = await signInAs(server, 'admin')
    const target = await buildAccount(server.database, { role: 'advisor' })
    await demote(author, target)
    const params = { id: (await waitingFor(admin, target.id))?.id ?? '' }
    await server.database
      .updateTable('account')
      .set({ role: 'user' })
      .where('id', '=', author.account.id)
      .execute()
    expect((await refusalOf(second.client.users.acceptProposal({ params }))).status).toBe(403)
    expect((await rowOf(target.id)).role).toBe('advisor')
  })

  test('is made by a root alone when nobody else could accept it, and the audit log says so', async () => {
    const alone = await startTestApp()
    const only = await signInAs(alone, 'root')
    const { id, username, email } = await buildAccount(alone.database, { role: 'advisor' })
    const body = { username, email, role: 'user' as const }
    expect((await only.client.users.change({ params: { id }, body })).user.role).toBe('user')
    const { detail } = await alone.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ alone: true })
    await alone.close()
  })
})

test('the audit log finds what was done to a customer by their name', async () => {
  const { id } = await buildAccount(server.database, { username: 'Éléonore-Quessandier' })
  await admin.client.users.toggleStatus({ params: { id } })
  const { data } = await admin.client.audit.list({ query: { search: 'eleonore-quess' } })
  expect(data.entries.map(({ subjectId }) => subjectId)).toEqual([id])
})
