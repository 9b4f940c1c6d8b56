import type { Role } from '@sillage/domain/accounts/roles.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')

const rowOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const change = ({ id, username, email }: AccountRow, role: Role) =>
  root.client.users.change({ params: { id }, body: { username, email, role } })

const actionsOn = async (id: string) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .execute()
  ).map(({ action }) => action)

describe('a role of the team', () => {
  test.each(['advisor', 'admin', 'root'] as const)(
    'as %s is not given to an account whose address nobody confirmed',
    async (role) => {
      const account = await buildAccount(server.database, { isProved: false })
      expect(await refusalOf(change(account, role))).toMatchObject({
        status: 409,
        problem: { code: 'user.unproved' },
      })
      expect(await rowOf(account.id)).toMatchObject({ role: 'user' })
      expect(await actionsOn(account.id)).toEqual([])
      // the same once it is confirmed
      const { users } = await root.client.users.list({ query: { search: account.email } })
      expect(users).toMatchObject([{ id: account.id, emailVerified: false }])
      await server.database
        .updateTable('account')
        .set({ email_verified_at: new Date() })
        .where('id', '=', account.id)
        .execute()
      expect((await change(account, role)).user.role).toBe(role)
    },
  )

  test('is still taken from whoever of the team never confirmed their address', async () => {
    const account = await buildAccount(server.database, { role: 'advisor', isProved: false })
    expect((await change(account, 'user')).user.role).toBe('user')
  })
})
