import { randomUUID } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')
const advisor = await signInAs(server, 'advisor')

const rowOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const formOf = ({ username, email, role }: AccountRow, changes: { role?: Role } = {}) => ({
  username,
  email,
  role,
  ...changes,
})

const change = (by: TestSession, account: AccountRow, changes: { role?: Role; email?: string }) =>
  by.client.users.change({ params: { id: account.id }, body: formOf(account, changes) })

const actionsOn = async (id: string) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('a change of an account', () => {
  test('renames at once, proposes the new address, and is audited', async () => {
    const account = await buildAccount(server.database)
    const email = `Autre-${randomUUID()}@Exemple.fr`
    const body = { username: 'autre.nom', email, role: 'user' as const }
    const { user } = await admin.client.users.change({ params: { id: account.id }, body })
    expect(user).toMatchObject({ username: 'autre.nom', email: account.email, role: 'user' })
    expect(await actionsOn(account.id)).toEqual(['account.changed', 'account.change_proposed'])
    const mails = await server.database
      .selectFrom('mail')
      .select('recipient')
      .where('recipient', 'in', [account.email, email.toLowerCase()])
      .execute()
    const recipients = mails.map(({ recipient }) => recipient).toSorted()
    expect(recipients).toEqual([account.email, email.toLowerCase()].toSorted())
  })

  test('of role ends the sessions at once, and notifies the person', async () => {
    const { account, client } = await signInAs(server)
    const { user } = await change(admin, account, { role: 'advisor' })
    expect(user.role).toBe('advisor')
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    expect(await actionsOn(account.id)).toEqual(['account.role_changed'])
    const { count } = await server.database
      .selectFrom('notification')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe('1')
  })

  test('ignores fields that the caller may not set', async () => {
    const account = await buildAccount(server.database)
    const body = {
      ...formOf(account),
      id: root.account.id,
      isActive: false,
      is_active: false,
      password_hash: 'x',
      requestedRole: 'root',
      search_text: 'x',
    }
    await admin.client.users.change({ params: { id: account.id }, body })
    expect(await rowOf(account.id)).toEqual(account)
    const answer = await fetch(`${server.address}/backend/api/advisor/users/${account.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: `{"username":"zoe.m","email":"${account.email}","role":"user","__proto__":{"role":"root"}}`,
    })
    expect(answer.status).toBe(400)
    expect(await rowOf(account.id)).toEqual(account)
  })

  test.each([
    ['admin', 'user', 'admin', 403],
    ['admin', 'user', 'root', 403],
    ['admin', 'admin', 'user', 403],
    ['admin', 'root', 'user', 404],
    ['root', 'user', 'admin', 200],
  ] as const)('by %s from %s to %s is answered %d', async (by, from, to, status) => {
    const account = await buildAccount(server.database, { role: from })
    const call = change(by === 'root' ? root : admin, account, { role: to })
    if (status === 200) return expect((await call).user.role).toBe(to)
    expect((await refusalOf(call)).status).toBe(status)
    expect(await rowOf(account.id)).toEqual(account)
    expect(await actionsOn(account.id)).toEqual([])
  })

  test('of a root gets the same answer for an admin as an unknown account, whatever is changed', async () => {
    const { id } = await buildAccount(server.database, { role: 'root' })
    const before = await rowOf(id)
    const { users } = admin.client
    for (const [name, call] of Object.entries({
      read: (params: { id: string }) => users.one({ params }),
      change: (params: { id: string }) => users.change({ params, body: formOf(before) }),
      toggleStatus: (params: { id: string }) => users.toggleStatus({ params }),
      setCapabilities: (params: { id: string }) =>
        users.setCapabilities({ params, body: { capabilities: ['lead'] } }),
      removeSecondFactor: (params: { id: string }) => users.removeSecondFactor({ params }),
      raiseQuotas: (params: { id: string }) => users.raiseQuotas({ params }),
    })) {
      const ofRoot = await refusalOf(call({ id }))
      const ofNobody = await refusalOf(call({ id: randomUUID() }))
      expect([name, ofRoot.status, ofRoot.message]).toEqual([name, 404, ofNobody.message])
    }
    expect(await rowOf(id)).toEqual(before)
    expect(await actionsOn(id)).toEqual([])
  })

  test('of one’s own role or status is refused', async () => {
    for (const self of [admin, root]) {
      const params = { id: self.account.id }
      expect(await refusalOf(change(self, self.account, { role: 'user' }))).toMatchObject({
        status: 403,
        problem: { code: 'user.own' },
      })
      expect((await refusalOf(self.client.users.toggleStatus({ params }))).status).toBe(403)
      expect(await rowOf(self.account.id)).toEqual(self.account)
    }
  })

  test('of one’s own address is refused, because the profile asks for the password', async () => {
    for (const self of [admin, root]) {
      const email = `volee-${self.account.id}@exemple.fr`
      expect(await refusalOf(change(self, self.account, { email }))).toMatchObject({
        status: 403,
        problem: { code: 'user.own_address' },
      })
      const { data } = await self.client.users.proposals()
      expect(data.filter(({ accountId }) => accountId === self.account.id)).toEqual([])
    }
  })

  test.each([
    [{ email: 'personne' }, 422],
    [{ username: 'zo' }, 422],
    [{ username: '' }, 400],
    [{ role: 'boss' }, 400],
  ])('with %o is refused', async (changes, status) => {
    const account = await buildAccount(server.database)
    const body = { ...formOf(account), ...changes } as ReturnType<typeof formOf>
    const call = admin.client.users.change({ params: { id: account.id }, body })
    expect((await refusalOf(call)).status).toBe(status)
  })

  test('to an address that another account has is refused', async () => {
    const account = await buildAccount(server.database)
    const body = { ...formOf(account), email: advisor.account.email.toUpperCase() }
    const refusal = await refusalOf(admin.client.users.change({ params: { id: account.id }, body }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'email.taken' } })
  })

  test.each(['1', randomUUID(), '__proto__'])(
    'on the unknown id « %s » is answered not found',
    async (id) => {
      const params = { id }
      expect((await refusalOf(admin.client.users.toggleStatus({ params }))).status).toBe(404)
      expect((await refusalOf(admin.client.users.one({ params }))).status).toBe(404)
    },
  )
})

describe('deactivating an account', () => {
  test('ends its sessions at once, and it can’t sign in until reactivated', async () => {
    const { account, client } = await signInAs(server)
    const params = { id: account.id }
    expect((await admin.client.users.toggleStatus({ params })).user.isActive).toBe(false)
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    const body = { email: account.email, password: TEST_PASSWORD }
    expect((await refusalOf(server.client().accounts.login({ body }))).status).toBe(401)
    expect((await admin.client.users.toggleStatus({ params })).user.isActive).toBe(true)
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    await server.client().accounts.login({ body })
    expect(await actionsOn(account.id)).toEqual(['account.deactivated', 'account.activated'])
  })

  test('can’t be undone once the account is closed', async () => {
    const account = await buildAccount(server.database)
    await server.database
      .updateTable('account')
      .set({ is_active: false, closed_at: new Date() })
      .where('id', '=', account.id)
      .execute()
    const refusal = await refusalOf(admin.client.users.toggleStatus({ params: { id: account.id } }))
    expect(refusal.status).toBe(409)
  })
})
