import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { readConfig } from '../platform/configuration/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { sha256Of } from '../platform/sha256.ts'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import { prepareGround } from '../testing/server-ground.factory.ts'
import { endServer, type ServerProcess, startServer } from '../testing/server-process.factory.ts'
import { asOwner, clientOf, ibans, PRODUCTION, sessionOpener } from '../testing/test-app.ts'
import { signInCapable } from '../testing/test-session.ts'
import { answerOrders } from './bank/fake-bank.factory.ts'
import { readBankFile } from './bank/read-bank-file.ts'
import { buildDebit, nextStatement } from './bank.factory.ts'
import { buildRefund } from './batches/reviews.factory.ts'

const ROUNDS = drillSize({ short: 1, full: 12 })
const DEBITS = 4
const ground = await prepareGround()
const { database, dataDir } = ground
const owner = openDatabase({ ...asOwner(ground.connection), max: 2 })
const settings = { ...ground.settings, IBAN_KEY: PRODUCTION.IBAN_KEY }

let running: ServerProcess
let address = ''
let hands: { preparing: string; approving: string }

async function start() {
  running = startServer(settings)
  const found = await running.address
  if (found === null) throw new Error(running.said.err)
  address = found
}

beforeAll(async () => {
  await start()
  const client = (token: string | null = null) => clientOf(address, token)
  const openSession = sessionOpener(readConfig(settings, dataDir), database)
  const server = { address, database, owner, client, openSession }
  const odile = await signInCapable(server, 'advisor', ['prepare'])
  const remi = await signInCapable(server, 'advisor', ['approve'])
  hands = { preparing: odile.token, approving: remi.token }
}, 60_000)

afterAll(async () => {
  await ground.clear()
  await owner.destroy()
})

const bankOf = (token: string) => clientOf(address, token).bank

/**
 * Kills the server when a step is done except for its commit: its last write is the audit log, whose table is locked.
 */
async function killBeforeCommit(step: () => Promise<unknown>) {
  await owner.transaction().execute(async (transaction) => {
    await sql`lock table audit_entry in exclusive mode`.execute(transaction)
    const ended = step().then(
      () => 'answered',
      () => 'cut',
    )
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks
          where relation = 'audit_entry'::regclass and not granted`.execute(database)
        expect(rows[0]?.waiting).toBeGreaterThan(0)
      },
      { timeout: 30_000, interval: 10 },
    )
    await endServer(running.child, 'SIGKILL')
    expect(await ended).toBe('cut')
  })
  await start()
}

/** Kills the server at a random moment: before, during, or after the step. */
async function killSometime(step: () => Promise<unknown>) {
  const ended = step().catch(() => undefined)
  await sleep(Math.random() * 250)
  await endServer(running.child, 'SIGKILL')
  await ended
  await start()
}

/** What a client does after being cut off: checks whether it is done, and otherwise repeats it. */
async function again<T>(find: () => Promise<T | undefined>, step: () => Promise<unknown>) {
  const done = await find()
  if (done !== undefined) return done
  await step()
  const found = await find()
  if (found === undefined) throw new Error('The step answered, and nothing came of it')
  return found
}

/** The batch that pays something. */
async function batchWith(what: 'due_id' | 'payout_id', id = '') {
  const orders = database.selectFrom('payment_order').select('batch_id')
  return (await orders.where(what, '=', id).executeTakeFirst())?.batch_id
}

/** The digest of an approved batch's file. */
async function digestOf(batchId: string) {
  const batches = database.selectFrom('payment_batch').select('file_sha256')
  return (await batches.where('id', '=', batchId).executeTakeFirst())?.file_sha256 ?? undefined
}

async function counted(what: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await what.execute(database)
  return rows[0]?.count ?? Number.NaN
}

const balanceOf = (account: string) =>
  counted(
    sql`select coalesce(sum(cents), 0)::int as count from ledger_line where account = ${account}`,
  )

test('a server killed in any step of a batch of debits orders nothing twice and loses nothing', async () => {
  const from = Date.now()
  let kills = 0
  for (let round = 0; round < ROUNDS; round++) {
    const kill = async (step: () => Promise<unknown>) => {
      await (round % 2 === 0 ? killBeforeCommit(step) : killSometime(step))
      kills++
    }
    const { id: accountId } = await buildAccount(database)
    const dues: Awaited<ReturnType<typeof buildDebit>>[] = []
    for (let each = 0; each < DEBITS; each++)
      dues.push(await buildDebit(database, { accountId, ibans }))
    const cents = dues.reduce((sum, due) => sum + due.cents, 0)
    const before = await balanceOf('bank')

    const prepare = () => bankOf(hands.preparing).prepare({ body: { kind: 'collections' } })
    const findBatch = () => batchWith('due_id', dues[0]?.id)
    await kill(prepare)
    const id = await again(findBatch, prepare)

    const approve = () => bankOf(hands.approving).approve({ params: { id } })
    const findApproval = () => digestOf(id)
    await kill(approve)
    const digest = await again(findApproval, approve)
    expect(await balanceOf('collections_under_way')).toBe(cents)

    const download = () => bankOf(hands.approving).file({ params: { id } })
    await kill(download)
    const file = await download()
    expect(sha256Of(file).equals(digest)).toBe(true)

    const orders = await readBankFile(file)
    if (!('ownIban' in orders)) throw new Error(orders.kind)
    const statement = await nextStatement(
      database,
      answerOrders(orders, { fateOf: (_, rank) => (rank === 0 ? 'AM04' : 'paid') }).movements,
    )
    const send = () =>
      bankOf(hands.preparing).import({ body: new Blob([Uint8Array.from(statement)]) })
    await kill(send)
    await send()
    await send()

    // each due was ordered once, each order posted once per step, and every order sent was answered
    expect(orders.orders).toHaveLength(DEBITS)
    for (const due of dues)
      expect(
        await counted(
          sql`select count(*)::int as count from payment_order where due_id = ${due.id}`,
        ),
      ).toBe(1)
    expect(await balanceOf('collections_under_way')).toBe(0)
    expect(await balanceOf('bank')).toBe(before + cents - (orders.orders[0]?.cents ?? 0))
    expect(
      await counted(sql`
        select count(*)::int as count from bank_movement
        where order_id in (select id from payment_order where batch_id = ${id})`),
    ).toBe(DEBITS + 1)
    // the returned one is owed again, and must not be collected in the next round
    await database
      .updateTable('mandate')
      .set({ suspended_at: new Date(), stopped_by: 'AM04' })
      .where('account_id', '=', accountId)
      .execute()
  }
  noteDrill({
    drill: 'the server killed in each step of a batch of debits',
    tries: kills,
    seconds: (Date.now() - from) / 1000,
  })
}, 600_000)

test('a server killed in any step of a batch of transfers pays nothing twice and loses nothing', async () => {
  const from = Date.now()
  let kills = 0
  for (let round = 0; round < ROUNDS; round++) {
    const kill = async (step: () => Promise<unknown>) => {
      await (round % 2 === 0 ? killBeforeCommit(step) : killSometime(step))
      kills++
    }
    const refunds = [await buildRefund(database, { ibans }), await buildRefund(database, { ibans })]
    const before = await balanceOf('bank')
    for (const { id } of refunds) {
      const letGo = () =>
        bankOf(hands.approving).letGo({ params: { id }, body: { reason: 'Compte vérifié' } })
      const findReview = async () =>
        (
          await database
            .selectFrom('payout_review')
            .select('id')
            .where('payout_id', '=', id)
            .execute()
        )[0]
      await kill(letGo)
      await again(findReview, letGo)
    }

    const prepare = () => bankOf(hands.preparing).prepare({ body: { kind: 'transfers' } })
    const findBatch = () => batchWith('payout_id', refunds[0]?.id)
    await kill(prepare)
    const id = await again(findBatch, prepare)

    const approve = () => bankOf(hands.approving).approve({ params: { id } })
    const findApproval = () => digestOf(id)
    await kill(approve)
    await again(findApproval, approve)
    expect(await balanceOf('payments_under_way')).toBe(-1000)

    const orders = await readBankFile(await bankOf(hands.approving).file({ params: { id } }))
    if (!('ownIban' in orders)) throw new Error(orders.kind)
    const statement = await nextStatement(database, answerOrders(orders).movements)
    const send = () =>
      bankOf(hands.preparing).import({ body: new Blob([Uint8Array.from(statement)]) })
    await kill(send)
    await send()
    await send()

    expect(orders.orders.map(({ cents }) => cents)).toEqual([500, 500])
    for (const refund of refunds)
      for (const table of ['payment_order', 'payout_review'])
        expect(
          await counted(
            sql`select count(*)::int as count from ${sql.table(table)} where payout_id = ${refund.id}`,
          ),
        ).toBe(1)
    expect(await balanceOf('payments_under_way')).toBe(0)
    expect(await balanceOf('bank')).toBe(before - 1000)
  }
  noteDrill({
    drill: 'the server killed in each step of a batch of transfers',
    tries: kills,
    seconds: (Date.now() - from) / 1000,
  })
}, 600_000)
