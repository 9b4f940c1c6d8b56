import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { doDailyWork } from './daily-work.ts'

const server = await serveTests()

const now = Temporal.Now.instant()

test('a contract is marked expired, with an event, the day after its last day', async () => {
  const { account } = await signInAs(server)
  const past = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -40,
    endingIn: -1,
  })
  const today = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -30,
    endingIn: 0,
  })
  await doDailyWork(server, now)
  await doDailyWork(server, now)
  const rows = await server.database.selectFrom('contract').select(['id', 'status']).execute()
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [past.id, 'expired'],
      [today.id, 'active'],
    ]),
  )
  const events = await server.database
    .selectFrom('contract_event')
    .select(['contract_id', 'status'])
    .where('action', '=', 'expire')
    .execute()
  expect(events).toEqual([{ contract_id: past.id, status: 'expired' }])
})

test('a contract is not marked expired when its event can’t be recorded', async () => {
  const { account } = await signInAs(server)
  const { id } = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -40,
    endingIn: -1,
  })
  await sql`alter table contract_event add constraint refused check (id < 0) not valid`.execute(
    server.owner,
  )
  await expect(doDailyWork(server, now)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: expect.stringContaining('refused') })],
  })
  await sql`alter table contract_event drop constraint refused`.execute(server.owner)
  expect(await statusOf(id)).toBe('active')
})

test('a step that fails does not stop the other daily steps', async () => {
  const { account } = await signInAs(server)
  const over = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -40,
    endingIn: -1,
  })
  const ending = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -40,
    endingIn: 7,
  })
  await sql`alter table contract_event add constraint refused check (id < 0) not valid`.execute(
    server.owner,
  )
  await expect(doDailyWork(server, now)).rejects.toThrow()
  await sql`alter table contract_event drop constraint refused`.execute(server.owner)
  const notices = await server.database
    .selectFrom('notification')
    .select('key')
    .where('account_id', '=', account.id)
    .execute()
  expect(notices).toEqual([{ key: `contract.end.7.${ending.id}` }])
  expect(await statusOf(over.id)).toBe('active')
  await doDailyWork(server, now)
  expect(await statusOf(over.id)).toBe('expired')
})

async function statusOf(id: string) {
  const { status } = await server.database
    .selectFrom('contract')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

test('stored idempotent answers and counted attempts are deleted after a day', async () => {
  const { account } = await signInAs(server)
  const body = { username: 'zoe.martin', email: 'zoe@exemple.fr', password: 'Trajet-42!' }
  await server.client().accounts.register({ body })
  const wrong = { email: account.email, password: 'Autre-mot-2!' }
  await refusalOf(server.client().accounts.login({ body: wrong }))
  const kept = async () => ({
    answers: (await server.database.selectFrom('idempotent_answer').selectAll().execute()).length,
    attempts: (await server.database.selectFrom('throttle').selectAll().execute()).length > 0,
  })
  await doDailyWork(server, now)
  expect(await kept()).toEqual({ answers: 1, attempts: true })
  await doDailyWork(server, Temporal.Now.instant().add({ hours: 24, minutes: 1 }))
  expect(await kept()).toEqual({ answers: 0, attempts: false })
})
