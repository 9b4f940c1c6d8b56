import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { room } from '@sillage/wire/http/route.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { guard } from '../../platform/http/admission.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')

const give = (by: TestSession, to: TestSession, ...capabilities: Capability[]) =>
  by.client.users.setCapabilities({ params: { id: to.account.id }, body: { capabilities } })

const heldBy = async ({ client }: TestSession) => (await client.accounts.me()).user.capabilities

const logOf = async ({ account }: TestSession) => {
  const entries = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', account.id)
    .where('action', 'like', 'account.capability%')
    .orderBy('id')
    .execute()
  return entries.map(({ action, actor_id, detail }) => [action, actor_id, detail])
}

describe('a capability', () => {
  test('is given and taken away at once, during a session, and each step is audited', async () => {
    const advisor = await signInAs(server, 'advisor')
    expect(await heldBy(advisor)).toEqual([])
    const { user } = await give(admin, advisor, 'lead', 'medical')
    expect(user.capabilities.map(({ capability, givenBy }) => [capability, givenBy])).toEqual([
      ['lead', admin.account.username],
      ['medical', admin.account.username],
    ])
    expect([...(await heldBy(advisor))].toSorted()).toEqual(['lead', 'medical'])
    await give(admin, advisor, 'medical')
    expect(await heldBy(advisor)).toEqual(['medical'])
    const log = await logOf(advisor)
    expect(log.map(([action]) => action)).toEqual([
      'account.capability_given',
      'account.capability_given',
      'account.capability_taken',
    ])
    expect(log[2]).toEqual([
      'account.capability_taken',
      admin.account.id,
      expect.objectContaining({ capability: 'lead' }),
    ])
  })

  test('is shown in the list of accounts, with who gave it', async () => {
    const advisor = await signInAs(server, 'advisor')
    await give(root, advisor, 'lead')
    const { users } = await root.client.users.list({ query: { search: advisor.account.email } })
    expect(users[0]?.capabilities[0]).toMatchObject({
      capability: 'lead',
      givenBy: root.account.username,
    })
  })

  test('can’t be given to oneself, to a higher role or to a customer', async () => {
    const customer = await signInAs(server)
    expect((await refusalOf(give(root, root, 'approve'))).problem?.code).toBe('capability.own')
    expect((await refusalOf(give(admin, admin, 'approve'))).problem?.code).toBe('capability.own')
    // an admin doesn't see roots
    expect((await refusalOf(give(admin, root, 'approve'))).status).toBe(404)
    expect((await refusalOf(give(root, customer, 'approve'))).problem?.code).toBe(
      'capability.not_staff',
    )
    const rows = await server.database
      .selectFrom('staff_capability')
      .select('account_id')
      .where('account_id', 'in', [root.account.id, admin.account.id, customer.account.id])
      .execute()
    expect(rows).toEqual([])
  })

  test('is refused by the database when the giver is the holder', async () => {
    const id = admin.account.id
    const own = server.database
      .insertInto('staff_capability')
      .values({ account_id: id, capability: 'approve', given_by: id, given_at: new Date() })
    await expect(own.execute()).rejects.toThrow('check')
  })

  test('is lost with the staff role, and does not come back with it', async () => {
    const advisor = await signInAs(server, 'advisor')
    await give(root, advisor, 'medical')
    const { id, username, email } = advisor.account
    const become = (role: 'user' | 'advisor') =>
      root.client.users.change({ params: { id }, body: { username, email, role } })
    await become('user')
    const { data: waiting } = await admin.client.users.proposals()
    const proposal = waiting.find((one) => one.accountId === id)
    await admin.client.users.acceptProposal({ params: { id: proposal?.id ?? '' } })
    await become('advisor')
    const { user } = await root.client.users.one({ params: { id } })
    expect([user.role, user.capabilities]).toEqual(['advisor', []])
  })

  test('opens a route that names it to its holders, and not to a root who lacks it', () => {
    const { one } = room({
      one: {
        method: 'GET',
        path: '/one',
        access: { capabilities: ['prepare', 'approve'] },
        summary: 'Un appel',
        reply: z.object({}),
      },
    })
    const asking = (role: 'advisor' | 'root', capabilities: Capability[]) => () =>
      guard(one.access, {
        id: '',
        presentAt: new Date(),
        account: { id: '', role, username: '', email: '', capabilities },
      })
    expect(asking('advisor', ['approve'])).not.toThrow()
    expect(asking('advisor', ['medical'])).toThrow()
    expect(asking('root', [])).toThrow()
    expect(() => guard(one.access, null)).toThrow()
  })
})
