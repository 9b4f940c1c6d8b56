import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { payDue } from '../payments/dues/dues.factory.ts'
import { inTransaction } from '../platform/database/database.ts'
import { serveTests } from '../testing/test-app.ts'
import { eraseDue } from './retention.repository.ts'

const CUTOFF = new Date('2001-01-01T00:00:00Z')
const ENDED = '2000-06-01'

const server = await serveTests()

let chains: readonly (readonly string[])[]
/** Two chains of two contracts that ended long ago. */
beforeEach(async () => {
  const { id: accountId } = await buildAccount(server.database)
  const chain = async () => {
    const first = await buildContract(server.database, {
      accountId,
      product: 'travel',
      status: 'renewed',
    })
    const renewal = { origin: 'renewal', parentId: first.id } as const
    const next = await buildContract(server.database, { accountId, product: 'travel', ...renewal })
    return [first.id, next.id]
  }
  chains = [await chain(), await chain()]
  await sql`
    update contract set start_date = ${ENDED}::date - 10, end_date = ${ENDED}`.execute(
    server.database,
  )
})

const erase = () =>
  inTransaction(server.database, (database) =>
    eraseDue(database, { key: 'contract', cutoff: CUTOFF }),
  )

const left = async () => {
  const rows = await server.database.selectFrom('contract').select('id').execute()
  return rows.map(({ id }) => id).toSorted()
}

const dueOf = (contractId = '') =>
  server.database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()

test('contracts of which a due is being paid stay whole until another day, and the others go', async () => {
  const [busy = [], idle = []] = chains
  const due = await dueOf(busy[1])
  const erased = await server.database.transaction().execute(async (transaction) => {
    await sql`select from due where id = ${due.id} for update`.execute(transaction)
    await payDue(transaction, due)
    // it neither waits for the payment nor takes its due
    return erase()
  })
  expect(erased).toBe(idle.length)
  expect(await left()).toEqual(busy.toSorted())
  expect(await erase()).toBe(busy.length)
  expect(await left()).toEqual([])
  const { rows } = await sql<{ id: string }>`
    select id from accounting_piece where id = ${due.id}`.execute(server.database)
  expect(rows).toHaveLength(1)
})
