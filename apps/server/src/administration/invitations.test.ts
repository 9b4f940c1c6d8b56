import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')

/** Invites a new address, and reads the token in the mail. */
async function invite(
  role: 'advisor' | 'admin' | 'root' = 'advisor',
  { by = admin, email = `${randomUUID()}@exemple.fr` } = {},
) {
  const { data } = await by.client.users.invite({ body: { email, role } })
  const mail = await server.database
    .selectFrom('mail')
    .select('path')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { ...data, token: mail.path?.split('#token=')[1] ?? '' }
}

const accept = (token: string, at = server) =>
  at.client().users.acceptInvitation({
    body: { token, username: 'nadia.benali', password: TEST_PASSWORD },
  })

describe('an invitation', () => {
  test('is opened from its mail, creates an account with its role, and is listed as accepted', async () => {
    const { token, email, id } = await invite()
    const { data } = await server.client().users.readInvitation({ body: { token } })
    expect(data).toEqual({ email, role: 'advisor' })
    const { user } = await accept(token)
    expect(user).toMatchObject({ email, role: 'advisor', isActive: true })
    await server.client().accounts.login({ body: { email, password: TEST_PASSWORD } })
    const { data: list } = await admin.client.users.invitations()
    expect(list.find((one) => one.id === id)).toMatchObject({
      status: 'accepted',
      invitedBy: admin.account.username,
    })
  })

  test('is stored and listed without its token', async () => {
    const { token } = await invite()
    const rows = await server.database.selectFrom('staff_invitation').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const { data } = await admin.client.users.invitations()
    expect(JSON.stringify(data)).not.toContain(token)
  })

  test('is accepted once, even by ten simultaneous calls', async () => {
    const { token, email } = await invite()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => accept(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const accounts = await server.database
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(accounts).toHaveLength(1)
    expect((await refusalOf(accept(token))).status).toBe(409)
  })

  test('is refused once revoked, replaced, or when its sender may no longer give the role', async () => {
    const revoked = await invite()
    await admin.client.users.revokeInvitation({ params: { id: revoked.id } })
    const { email } = revoked
    const replaced = await invite('advisor', { email })
    const latest = await invite('advisor', { email })
    const fallen = await signInAs(server, 'admin')
    const orphan = await invite('advisor', { by: fallen })
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', fallen.account.id)
      .execute()
    for (const { token } of [revoked, replaced, orphan]) {
      const refusal = await refusalOf(accept(token))
      expect(refusal).toMatchObject({ status: 409, problem: { code: 'invitation.dead' } })
    }
    expect((await accept(latest.token)).user.email).toBe(email)
  })

  test('expires after seven days', async () => {
    const { token, id } = await invite()
    await server.database
      .updateTable('staff_invitation')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await refusalOf(accept(token))).status).toBe(409)
    const fresh = await invite()
    const week = new Date(fresh.expiresAt).getTime() - new Date(fresh.createdAt).getTime()
    expect(Math.round(week / 86_400_000)).toBe(7)
  })

  test.each([
    ['admin', 'admin', 403],
    ['admin', 'root', 403],
    ['root', 'root', 201],
  ] as const)('sent by %s for the role %s is answered %d', async (by, role, status) => {
    const session = by === 'root' ? root : admin
    const body = { email: `${randomUUID()}@exemple.fr`, role }
    const call = session.client.users.invite({ body })
    if (status === 201) expect((await call).data.role).toBe(role)
    else expect((await refusalOf(call)).status).toBe(status)
  })

  test('to an address that has an account, or to a malformed address, is refused', async () => {
    const body = { email: admin.account.email.toUpperCase(), role: 'advisor' as const }
    expect((await refusalOf(admin.client.users.invite({ body }))).status).toBe(409)
    const none = { email: 'personne', role: 'advisor' as const }
    expect((await refusalOf(admin.client.users.invite({ body: none }))).status).toBe(422)
  })

  test('to one address by two simultaneous calls leaves a single pending one', async () => {
    const body = { email: `${randomUUID()}@exemple.fr`, role: 'advisor' as const }
    await Promise.allSettled([
      admin.client.users.invite({ body }),
      root.client.users.invite({ body }),
    ])
    const { data } = await admin.client.users.invitations()
    const pending = data.filter(({ email, status }) => email === body.email && status === 'pending')
    expect(pending).toHaveLength(1)
  })

  test('stays valid after an attempt with a weak password', async () => {
    const { token } = await invite()
    const weak = { token, username: 'nadia.benali', password: 'court' }
    const refusal = await refusalOf(server.client().users.acceptInvitation({ body: weak }))
    expect(refusal.status).toBe(422)
    await accept(token)
  })
})
