import { RETENTION_KEYS } from '@sillage/domain/personal-data/retention.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildFreezeMatch } from '../asset-freezes/asset-freezes.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildVehicleEvent } from '../contracts/insured-vehicles/insured-vehicles.factory.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { applyRetention } from './retention.service.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const now = Temporal.Now.instant()
const inMonths = (months: number) =>
  now.toZonedDateTimeISO('Europe/Paris').add({ months, days: 40 }).toInstant()
const run = (at: Temporal.Instant) => applyRetention({ database: server.database, now: at })
const ids = async (table: 'account' | 'contract' | 'claim' | 'closed_identity' | 'session') => {
  const column = table === 'closed_identity' ? ('account_id as id' as const) : ('id' as const)
  const rows = await server.database.selectFrom(table).select(column).execute()
  return rows.map(({ id }) => id)
}

test('nobody but root sees what would be erased, and looking erases nothing', async () => {
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

test('contracts go with all that hangs on them, five years after the last of their chain', async () => {
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
  // the first ended more than 60 months before; its chain had not
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

test('a contract with a claim stays ten years, then goes with it', async () => {
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

test('an unused account without a contract loses its person after three years, one with a contract keeps it', async () => {
  const idle = await buildAccount(server.database)
  const customer = await buildAccount(server.database)
  const advisor = await buildAccount(server.database, { role: 'advisor' })
  await buildContract(server.database, { accountId: customer.id, product: 'travel' })
  const nameOf = async (id: string) =>
    (
      await server.database
        .selectFrom('account')
        .select('username')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).username
  await run(inMonths(30))
  expect(await nameOf(idle.id)).toBe(idle.username)
  await run(inMonths(36))
  expect(await nameOf(idle.id)).toBe('Compte fermé')
  expect(await nameOf(customer.id)).toBe(customer.username)
  expect(await nameOf(advisor.id)).toBe(advisor.username)
})

test('who a closed account was goes with what shows the payments of its last contract', async () => {
  const { account, client } = await signInAs(server)
  await buildContract(server.database, { accountId: account.id, product: 'travel' })
  await client.personalData.close({ body: { password: TEST_PASSWORD } })
  await run(inMonths(50))
  expect(await ids('closed_identity')).toContain(account.id)
  await run(inMonths(60))
  expect(await ids('closed_identity')).toContain(account.id)
  expect(await ids('contract')).toEqual([])
  await run(inMonths(132))
  expect(await ids('closed_identity')).not.toContain(account.id)
})

test('ten years run from the consolidation of who was hurt, when that came last', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const { id } = await buildContract(server.database, { accountId })
  const claim = await server.database
    .insertInto('claim')
    .values({
      contract_id: id,
      owner_id: accountId,
      nature: 'Accident',
      description: 'Une personne blessée.',
      incident_date: '2026-11-20',
      status: 'closed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recorder = await buildAccount(server.database, { role: 'advisor' })
  await server.database
    .insertInto('claim_fact')
    .values({
      claim_id: claim.id,
      fact: 'consolidation',
      day: dayInParis(inMonths(24)).toString(),
      recorded_by: recorder.id,
      recorded_at: new Date(),
    })
    .execute()
  await run(inMonths(143))
  expect(await ids('claim')).toEqual([claim.id])
  await run(inMonths(145))
  expect(await ids('claim')).toEqual([])
})

test('calls and letters go after five years', async () => {
  const { id: accountId } = await buildAccount(server.database)
  await server.database
    .insertInto('customer_exchange')
    .values({
      account_id: accountId,
      kind: 'call',
      text: 'A demandé son attestation.',
      recorded_by: accountId,
      at: new Date(),
    })
    .execute()
  const left = () => server.database.selectFrom('customer_exchange').select('text').execute()
  await run(inMonths(58))
  expect(await left()).toHaveLength(1)
  await run(inMonths(60))
  expect(await left()).toEqual([])
})

test('what was handed out is kept for five years, and longer while a contract of that product is', async () => {
  const lead = await buildAccount(server.database)
  const customer = await buildAccount(server.database)
  await buildContract(server.database, { accountId: customer.id })
  const delivered = { document: 'ipid', product: 'car', tariff_version: 'car-2027-1' } as const
  await server.database
    .insertInto('delivered_document')
    .values(
      [lead, customer].map(({ id: account_id }) => ({
        ...delivered,
        account_id,
        sha256: Buffer.alloc(32),
        delivered_at: new Date(),
      })),
    )
    .execute()
  const left = async () =>
    (await server.database.selectFrom('delivered_document').select('account_id').execute()).map(
      ({ account_id: id }) => id,
    )
  await run(inMonths(58))
  expect(await left()).toEqual(expect.arrayContaining([lead.id, customer.id]))
  await run(inMonths(60))
  expect(await left()).toEqual([customer.id])
  await run(inMonths(86))
  expect(await left()).toEqual([])
})

test('a match with the register of asset freezes goes five years after it was decided, once nothing else is kept of the person', async () => {
  const lead = await buildAccount(server.database)
  const customer = await buildAccount(server.database)
  await buildContract(server.database, { accountId: customer.id })
  const decider = await buildAccount(server.database, { role: 'admin' })
  const match = async (accountId: string, isDecided: boolean) => {
    const id = await buildFreezeMatch(server.database, { accountId })
    if (isDecided)
      await server.database
        .updateTable('freeze_match')
        .set({
          decision: 'released',
          reason: 'Un homonyme.',
          decided_by: decider.id,
          decided_at: new Date(),
        })
        .where('id', '=', id)
        .execute()
    return id
  }
  const [free, held, waiting] = [
    await match(lead.id, true),
    await match(customer.id, true),
    await match(lead.id, false),
  ]
  const left = async () =>
    (await server.database.selectFrom('freeze_match').select('id').execute()).map(({ id }) => id)
  await run(inMonths(58))
  expect((await left()).toSorted()).toEqual([free, held, waiting].toSorted())
  await run(inMonths(60))
  expect((await left()).toSorted()).toEqual([held, waiting].toSorted())
  await run(inMonths(86))
  expect(await left()).toEqual([waiting])
})

test('an invitation that nobody accepted goes a year after its last day', async () => {
  const { id: invitedBy } = await buildAccount(server.database, { role: 'root' })
  await server.database
    .insertInto('staff_invitation')
    .values({
      token_sha256: Buffer.from('jamais acceptée'),
      email: 'jamais.venu@exemple.fr',
      role: 'advisor',
      invited_by: invitedBy,
      created_at: new Date(),
      expires_at: new Date(),
    })
    .execute()
  const left = () => server.database.selectFrom('staff_invitation').select('email').execute()
  await run(inMonths(10))
  expect(await left()).toHaveLength(1)
  await run(inMonths(12))
  expect(await left()).toEqual([])
})

test('a run that erased something says so in the audit log, with counts alone', async () => {
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

test('a contract of a vehicle that was told to the file of insured vehicles stays seven years', async () => {
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
