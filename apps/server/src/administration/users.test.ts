import { randomUUID } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../test-session.ts'

let server: TestApp
let root: TestSession
let admin: TestSession
let advisor: TestSession
beforeAll(async () => {
  server = await startTestApp()
  root = await signInAs(server, 'root')
  admin = await signInAs(server, 'admin')
  advisor = await signInAs(server, 'advisor')
})
afterAll(() => server.close())

const rowOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const formOf = ({ username, email, role }: AccountRow, changes: { role?: Role } = {}) => ({
  username,
  email,
  role,
  ...changes,
})

const change = (by: TestSession, account: AccountRow, changes: { role?: Role }) =>
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

const rolesSeenBy = async ({ client }: TestSession) =>
  new Set((await client.users.list({ query: { limit: 100 } })).users.map((one) => one.role))

describe('the list', () => {
  test('is a bare page of accounts, ten unless told', async () => {
    const { users, total, page, limit } = await admin.client.users.list()
    expect({ page, limit }).toEqual({ page: 1, limit: 10 })
    expect(users.length).toBe(Math.min(total, 10))
    expect(Object.keys(users[0] ?? {}).toSorted()).toEqual(
      [
        'accountKind',
        'createdAt',
        'email',
        'firstName',
        'id',
        'isActive',
        'isManageable',
        'lastName',
        'requestedRole',
        'role',
        'username',
      ].toSorted(),
    )
  })

  test('shows roots to root only, and lets advisors read', async () => {
    expect((await rolesSeenBy(root)).has('root')).toBe(true)
    for (const viewer of [admin, advisor]) {
      expect((await rolesSeenBy(viewer)).has('root')).toBe(false)
      const { users, total } = await viewer.client.users.list({ query: { role: 'root' } })
      expect({ users, total }).toEqual({ users: [], total: 0 })
      const params = { id: root.account.id }
      expect((await refusalOf(viewer.client.users.one({ params }))).status).toBe(404)
    }
    const params = { id: root.account.id }
    expect((await root.client.users.one({ params })).user.role).toBe('root')
  })

  test('finds by any words of name and address, without case or accents', async () => {
    const tag = randomUUID().slice(0, 8)
    const account = await buildAccount(server.database, {
      username: `Éloïse.Œuvré${tag}`,
      email: `eloise-${tag}@société.fr`,
    })
    for (const search of [
      `ELOISE oeuvre${tag}`,
      `eloïse.œuvré${tag}`,
      `uvre${tag.slice(0, 4)}`,
      `${tag}@societe`,
      `  ${tag}   éloise `,
    ]) {
      const { users, total } = await admin.client.users.list({ query: { search } })
      expect({ search, ids: users.map(({ id }) => id) }).toEqual({ search, ids: [account.id] })
      expect(total).toBe(1)
    }
    const none = await admin.client.users.list({ query: { search: `${tag}x` } })
    expect(none.users).toEqual([])
  })

  test.each(['%', '_', '\\', '%%%', "' or 1=1 --", '\u0000', '\u202e', 'a'.repeat(200), '\ud800'])(
    'takes the search « %s » for what it is',
    async (search) => {
      const { users } = await admin.client.users.list({ query: { search } })
      const texts = users.map(({ username, email }) => `${username} ${email}`)
      if (search.trim() && !['\u0000', '\u202e'].includes(search))
        expect(texts.every((text) => text.includes(search))).toBe(true)
    },
  )

  test.each([
    ['limit=1000000000', 400],
    ['limit=101', 400],
    ['limit=-1', 400],
    ['page=0', 400],
    ['sortBy=password_hash', 400],
    ['sortBy=username;drop table account', 400],
    ['sortDirection=sideways', 400],
    ['role=boss', 400],
    [`search=${'a'.repeat(201)}`, 400],
    ['role=all', 200],
    ['__proto__=1', 200],
  ])('answers ?%s with %d', async (query, status) => {
    const answer = await fetch(`${server.address}/backend/api/advisor/users?${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.status).toBe(status)
  })

  test.each(['username', 'email', 'role', 'isActive', 'createdAt'] as const)(
    'is sorted by %s, both ways, a page at a time',
    async (sortBy) => {
      const query = { sortBy, limit: 100 }
      const ascending = await root.client.users.list({ query })
      const descending = await root.client.users.list({
        query: { ...query, sortDirection: 'desc' },
      })
      expect(descending.users.map(({ id }) => id)).toEqual(
        ascending.users.map(({ id }) => id).toReversed(),
      )
      const second = await root.client.users.list({ query: { sortBy, limit: 2, page: 2 } })
      expect(second.users).toEqual(ascending.users.slice(2, 4))
    },
  )

  test('is closed to plain users, and so is every write to advisors', async () => {
    const { client } = await signInAs(server)
    expect((await refusalOf(client.users.list())).status).toBe(403)
    const { account } = admin
    const params = { id: account.id }
    expect((await refusalOf(client.users.one({ params }))).status).toBe(403)
    for (const by of [client, advisor.client]) {
      expect((await refusalOf(by.users.change({ params, body: formOf(account) }))).status).toBe(403)
      expect((await refusalOf(by.users.toggleStatus({ params }))).status).toBe(403)
    }
    expect(await rowOf(account.id)).toEqual(account)
  })
})

describe('a change', () => {
  test('renames, changes the address and tells the old one, and stands in the log', async () => {
    const account = await buildAccount(server.database)
    const email = `Autre-${randomUUID()}@Exemple.fr`
    const body = { username: 'autre.nom', email, role: 'user' as const }
    const { user } = await admin.client.users.change({ params: { id: account.id }, body })
    expect(user).toMatchObject({ username: 'autre.nom', email: email.toLowerCase(), role: 'user' })
    expect(await actionsOn(account.id)).toEqual(['account.changed'])
    const mails = await server.database
      .selectFrom('mail')
      .select('recipient')
      .where('recipient', 'in', [account.email, email.toLowerCase()])
      .execute()
    expect(mails).toEqual([{ recipient: account.email }])
  })

  test('of the role ends the sessions at once, and is told', async () => {
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

  test('ignores members that nobody may set', async () => {
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
    ['admin', 'root', 'user', 403],
    ['root', 'admin', 'root', 200],
  ] as const)('%s turns %s into %s: %d', async (by, from, to, status) => {
    const account = await buildAccount(server.database, { role: from })
    const call = change(by === 'root' ? root : admin, account, { role: to })
    if (status === 200) return expect((await call).user.role).toBe(to)
    expect((await refusalOf(call)).status).toBe(status)
    expect(await rowOf(account.id)).toEqual(account)
    expect(await actionsOn(account.id)).toEqual([])
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

  test('to an address that another account has is a conflict', async () => {
    const account = await buildAccount(server.database)
    const body = { ...formOf(account), email: advisor.account.email.toUpperCase() }
    const refusal = await refusalOf(admin.client.users.change({ params: { id: account.id }, body }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'email.taken' } })
  })

  test.each(['1', randomUUID(), '__proto__'])('of « %s » is nobody’s', async (id) => {
    const params = { id }
    expect((await refusalOf(admin.client.users.toggleStatus({ params }))).status).toBe(404)
    expect((await refusalOf(admin.client.users.one({ params }))).status).toBe(404)
  })
})

describe('a status', () => {
  test('deactivated leaves at once and can’t come back until it is active again', async () => {
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

  test('of a closed account stays', async () => {
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

describe('the last active root', () => {
  test('stays, and of two that turn on each other at once one wins', async () => {
    const alone = await startTestApp()
    const one = await signInAs(alone, 'root')
    const two = await signInAs(alone, 'root')
    const outcomes = await Promise.allSettled([
      change(one, two.account, { role: 'admin' }),
      change(two, one.account, { role: 'admin' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const roots = await alone.database
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'root')
      .execute()
    expect(roots.length).toBe(1)
    await alone.close()
  })

  test('can be deactivated by nobody, not even by a root that is on its way out', async () => {
    const alone = await startTestApp()
    const one = await signInAs(alone, 'root')
    const two = await signInAs(alone, 'root')
    const turns = Array.from({ length: 6 }, (_, n) =>
      n % 2 === 0
        ? one.client.users.toggleStatus({ params: { id: two.account.id } })
        : two.client.users.toggleStatus({ params: { id: one.account.id } }),
    )
    await Promise.allSettled(turns)
    const active = await alone.database
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'root')
      .where('is_active', '=', true)
      .execute()
    expect(active.length).toBeGreaterThan(0)
    await alone.close()
  })
})
