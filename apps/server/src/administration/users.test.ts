import { randomUUID } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
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

const rolesSeenBy = async ({ client }: TestSession) =>
  new Set((await client.users.list({ query: { limit: 100 } })).users.map((one) => one.role))

describe('the list of accounts', () => {
  test('is a page of ten accounts by default', async () => {
    const { users, total, page, limit } = await admin.client.users.list()
    expect({ page, limit }).toEqual({ page: 1, limit: 10 })
    expect(users.length).toBe(Math.min(total, 10))
    expect(Object.keys(users[0] ?? {}).toSorted()).toEqual(
      [
        'accountKind',
        'capabilities',
        'company',
        'createdAt',
        'email',
        'emailVerified',
        'firstName',
        'id',
        'isActive',
        'isManageable',
        'lastName',
        'lastSignInAt',
        'requestedRole',
        'role',
        'username',
      ].toSorted(),
    )
  })

  test('shows roots to roots only, and lets admins and advisors read the others', async () => {
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

  test('finds any words of a name or an address, ignoring case and accents', async () => {
    const tag = randomUUID().slice(0, 8)
    const account = await buildAccount(server.database, {
      username: `Éloïse.Œuvré${tag}`,
      email: `eloise-${tag}@société.fr`,
    })
    for (const search of [
      `ELOISE oeuvre${tag}`,
      `eloïse.œuvré${tag}`,
      `uvre${tag.slice(0, 4)}`,
      `${tag}@SOCIÉTÉ`,
      `eloise-${tag}@société.fr`,
      `  ${tag}   éloise `,
    ]) {
      const { users, total } = await admin.client.users.list({ query: { search } })
      expect({ search, ids: users.map(({ id }) => id) }).toEqual({ search, ids: [account.id] })
      expect(total).toBe(1)
    }
    const none = await admin.client.users.list({ query: { search: `${tag}x` } })
    expect(none.users).toEqual([])
  })

  test('finds a company name or a SIREN, and shows the last sign-in', async () => {
    const tag = randomUUID().slice(0, 8)
    const { account } = await signInAs(server)
    await server.database
      .updateTable('account')
      .set({ kind: 'professionnel', company_name: `Ateliers ${tag}`, siren: '732829320' })
      .where('id', '=', account.id)
      .execute()
    for (const search of [`ATELIERS ${tag}`, `732829320 ${tag}`]) {
      const { users } = await admin.client.users.list({ query: { search } })
      expect(users).toEqual([
        expect.objectContaining({ id: account.id, company: `Ateliers ${tag}` }),
      ])
      expect(Date.parse(users[0]?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    }
    const never = await buildAccount(server.database, {})
    const { user } = await admin.client.users.one({ params: { id: never.id } })
    expect(user).toMatchObject({ company: null, lastSignInAt: null })
  })

  test.each(['%', '_', '\\', '%%%', "' or 1=1 --", '\u0000', '\u202e', 'a'.repeat(200), '\ud800'])(
    'searches for « %s » literally',
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

  test('is forbidden to customers, and no advisor may change an account', async () => {
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
