import { dayInParis } from '@sillage/domain/values/day.ts'
import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildFreezeMatch } from '../asset-freezes/asset-freezes.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { SAMPLE_DEATH } from '../contracts/estates/estates.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable } from '../testing/test-session.ts'
import { applyRetention } from './retention.service.ts'

const server = await serveTests()

const now = Temporal.Now.instant()
const inMonths = (months: number) =>
  now.toZonedDateTimeISO('Europe/Paris').add({ months, days: 40 }).toInstant()
const run = (at: Temporal.Instant) => applyRetention({ database: server.database, now: at })

test('ten years run from the consolidation of the injured person when that came last', async () => {
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
  const left = () => server.database.selectFrom('claim').select('id').execute()
  await run(inMonths(143))
  expect(await left()).toEqual([claim])
  await run(inMonths(145))
  expect(await left()).toEqual([])
})

test('notes of calls and letters are deleted after five years', async () => {
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

test('delivered documents are kept for five years, or as long as a contract of that product', async () => {
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

test('a decided asset freeze match is deleted after five years, once nothing else of the person is kept', async () => {
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

test('a death recorded of somebody without any file stands until their account is closed', async () => {
  const { account: holder } = await signInAs(server)
  const odile = await signInCapable(server, 'advisor')
  const params = { id: holder.id }
  await odile.client.estates.record({ params, body: SAMPLE_DEATH })
  await run(now)
  const admin = await signInAs(server, 'admin')
  expect(await refusalOf(admin.client.users.toggleStatus({ params, query: {} }))).toMatchObject({
    status: 409,
    problem: { code: 'estate.reactivation' },
  })
  await run(inMonths(36))
  const closed = await server.database
    .selectFrom('account')
    .leftJoin('holder_death', 'holder_death.account_id', 'account.id')
    .select(['is_active', 'closed_at', 'died_on'])
    .where('id', '=', holder.id)
    .execute()
  expect(closed).toEqual([{ is_active: false, closed_at: expect.any(Date), died_on: null }])
})

test('an invitation never accepted is deleted a year after its expiry', async () => {
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
