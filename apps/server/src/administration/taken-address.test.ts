import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { settleProposals } from './address-changes.service.ts'

const server = await serveTests()

test('a change whose address was taken meanwhile is stopped, and the others still apply', async () => {
  const admin = await signInAs(server, 'admin')
  const confirmed = async () => {
    const { id, username, email: before } = (await signInAs(server)).account
    const email = `nouvelle-${randomUUID()}@exemple.fr`
    const body = { username, email, role: 'user' as const }
    await admin.client.users.change({ params: { id }, body })
    const token = (await mailsTo(server.database, email))[0]?.path?.split('#token=')[1] ?? ''
    await server.client().users.answerAddressChange({ body: { token } })
    return { id, before, email }
  }
  const taken = await confirmed()
  const other = await confirmed()
  await buildAccount(server.database, { email: taken.email })
  await settleProposals(server.database, Temporal.Now.instant().add({ hours: 73 }))

  const addressOf = async (id: string) =>
    (
      await server.database
        .selectFrom('account')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email
  expect(await addressOf(taken.id)).toBe(taken.before)
  expect(await addressOf(other.id)).toBe(other.email)
  expect((await admin.client.users.proposals()).data).toEqual([])
  const log = await server.database
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', taken.id)
    .orderBy('id')
    .execute()
  expect(log.at(-1)).toEqual({ action: 'account.change_stopped' })
  expect(JSON.stringify(await admin.client.notifications.list())).toContain(
    'un autre compte a pris la nouvelle adresse',
  )
})
