import { RETENTION_KEYS } from '@sillage/domain/personal-data/retention.ts'
import { expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildVehicleEvent } from '../contracts/insured-vehicles/insured-vehicles.factory.ts'
import { payDues } from '../payments/dues/dues.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { applyRetention } from './retention.service.ts'

const server = await serveTests()

const now = Temporal.Now.instant()
const inMonths = (months: number) =>
  now.toZonedDateTimeISO('Europe/Paris').add({ months, days: 40 }).toInstant()
const run = (at: Temporal.Instant) => applyRetention({ database: server.database, now: at })
const ids = async (table: 'account' | 'contract' | 'claim' | 'closed_identity' | 'session') => {
  const column = table === 'closed_identity' ? ('account_id as id' as const) : ('id' as const)
  const rows = await server.database.selectFrom(table).select(column).execute()
  return rows.map(({ id }) => id)
}
const nameOf = async (id: string) =>
  (
    await server.database
      .selectFrom('account')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username

test('only a root sees what is due for erasure, and looking erases nothing', async () => {
  const root = await signInAs(server, 'root')
  for (const role of ['user', 'advisor', 'admin'] as const) {
    const { client } = await signInAs(server, role)
    expect((await refusalOf(client.personalData.retention())).status).toBe(403)
  }
  const { data } = await root.client.personalData.retention()
  expect(data.map(({ key }) => key)).toEqual(RETENTION_KEYS)
  expect(data.every(({ due }) => due === 0)).toBe(true)
  await server.database
    .insertInto('sign_in')
    .values({
      account_id: root.account.id,
      at: new Date('2020-01-01'),
      succeeded: true,
      ip: '192.0.2.1',
      user_agent: '',
    })
    .execute()
  for (let n = 0; n < 2; n++) {
    const lines = (await root.client.personalData.retention()).data
    expect(lines.find(({ key }) => key === 'sign_in')?.due).toBe(1)
  }
  await run(now)
  expect((await root.client.personalData.retention()).data.every(({ due }) => due === 0)).toBe(true)
})

test('contracts and their records are deleted five years after the end of their policy chain', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const first = await buildContract(server.database, {
    accountId,
    product: 'travel',
    startingIn: -20,
    endingIn: -10,
    status: 'renewed',
  })
  const second = await buildContract(server.database, {
    accountId,
    product: 'travel',
    startingIn: -9,
    endingIn: 20,
    origin: 'renewal',
    parentId: first.id,
  })
  const other = await buildContract(server.database, { accountId, product: 'travel', endingIn: 90 })
  // the first contract ended more than 60 months before, but its chain had not
  await run(now.add({ hours: 24 * (1826 + 5) }))
  expect(await ids('contract')).toEqual(expect.arrayContaining([first.id, second.id]))
  await run(inMonths(60))
  const left = await ids('contract')
  expect(left).not.toContain(first.id)
  expect(left).not.toContain(second.id)
  expect(left).toContain(other.id)
  const signatures = await server.database
    .selectFrom('contract_signature')
    .select('contract_id')
    .execute()
  expect(signatures.map((row) => row.contract_id)).toEqual([other.id])
})

test('a contract with a claim is kept for ten years, then both are deleted', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const { id } = await buildContract(server.database, { accountId, product: 'travel' })
  const claim = await server.database
    .insertInto('claim')
    .values({
      contract_id: id,
      owner_id: accountId,
      nature: 'Retard ou annulation de vol',
      description: 'Six heures de retard.',
      incident_date: '2026-11-20',
      status: 'closed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.database
    .insertInto('claim_message')
    .values({
      claim_id: claim.id,
      kind: 'text',
      account_id: accountId,
      content: 'Bonjour',
      posted_at: new Date(),
    })
    .execute()
  await run(inMonths(61))
  expect(await ids('contract')).toContain(id)
  await run(inMonths(120))
  expect(await ids('contract')).not.toContain(id)
  expect(await ids('claim')).not.toContain(claim.id)
})

test('an account unused for three years is anonymised, unless it has a contract or is staff', async () => {
  const idle = await buildAccount(server.database)
  const customer = await buildAccount(server.database)
  const advisor = await buildAccount(server.database, { role: 'advisor' })
  await buildContract(server.database, { accountId: customer.id, product: 'travel' })
  await run(inMonths(30))
  expect(await nameOf(idle.id)).toBe(idle.username)
  await run(inMonths(36))
  expect(await nameOf(idle.id)).toBe('Compte fermé')
  expect(await nameOf(customer.id)).toBe(customer.username)
  expect(await nameOf(advisor.id)).toBe(advisor.username)
})

test('a closed account’s identity is deleted with the evidence of its last contract’s payments', async () => {
  const { account, client } = await signInAs(server)
  await buildContract(server.database, { accountId: account.id, product: 'travel' })
  await payDues(server.database, account.id)
  await client.personalData.close({ body: { password: TEST_PASSWORD } })
  await run(inMonths(50))
  expect(await ids('closed_identity')).toContain(account.id)
  await run(inMonths(60))
  expect(await ids('closed_identity')).toContain(account.id)
  expect(await ids('contract')).toEqual([])
  await run(inMonths(132))
  expect(await ids('closed_identity')).not.toContain(account.id)
})

test('the name of a former member of the team is deleted ten years after they closed their account', async () => {
  const { account, client } = await signInAs(server)
  await server.database
    .updateTable('account')
    .set({ was_staff: true })
    .where('id', '=', account.id)
    .execute()
  await client.personalData.close({ body: { password: TEST_PASSWORD } })
  await run(inMonths(118))
  expect(await ids('closed_identity')).toContain(account.id)
  expect(await nameOf(account.id)).toBe(account.username)
  await run(inMonths(121))
  expect(await ids('closed_identity')).not.toContain(account.id)
  expect(await nameOf(account.id)).toBe('Compte fermé')
})

test('a retention run that erased something is audited, with counts only', async () => {
  const lines = await server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'retention.run')
    .execute()
  expect(lines.length).toBeGreaterThan(3)
  for (const { actor_id: actor, detail } of lines) {
    expect(actor).toBeNull()
    expect(Object.values(detail).every((count) => typeof count === 'number')).toBe(true)
  }
})

test('a contract reported to the register of insured vehicles is kept for seven years', async () => {
  const { id: accountId } = await buildAccount(server.database)
  await buildVehicleEvent(server.database, { accountId })
  const own = () =>
    server.database
      .selectFrom('contract')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  await run(inMonths(62))
  expect(await own()).toHaveLength(1)
  await run(inMonths(24 + 62))
  expect(await own()).toEqual([])
})
