import { sql } from 'kysely'
import { expect } from 'vitest'
import { giveCapabilities } from '../accounts/accounts.factory.ts'
import { answerOrders, type Fate } from '../payments/bank/fake-bank.factory.ts'
import type { FakeMovement } from '../payments/bank/fake-statement.factory.ts'
import { readBankFile } from '../payments/bank/read-bank-file.ts'
import { nextStatement } from '../payments/bank.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestApp } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

/** Of one policy, in cents: what was agreed and given back by the contracts, what lies where by the ledger. */
export async function moneyOf(database: Database, policyId: string) {
  const { rows } = await sql<{ price: number; given: number; upcoming: number; held: number }>`
    with line as (select id, contract_price_cents + compensation_cents as cents, parent_contract_id, origin
      from contract where coalesce(origin_contract_id, id) = ${policyId})
    select
      (select sum(cents) from line where not exists (
        select from line later where later.parent_contract_id = line.id and later.origin = 'extension'))::float8 as price,
      (select coalesce(sum(refund_cents), 0) from contract_ending
        where contract_id in (select id from line))::float8 as given,
      (select coalesce(sum(premium + tax_33 + tax_18 + tax_9 + fgti + climate), 0) from due
        where policy_id = ${policyId} and issued_at is null and voided_at is null)::float8 as upcoming,
      (select coalesce(sum(cents), 0) from ledger_line join ledger_entry entry on entry.id = entry_id
        where entry.policy_id = ${policyId} and account in
          ('policyholders', 'collections_under_way', 'payments_under_way', 'bank', 'to_be_matched'))::float8 as held`.execute(
    database,
  )
  return rows[0] ?? { price: 0, given: 0, upcoming: 0, held: 0 }
}

/** Of one account of the ledger, or of all together, in cents. */
export async function balanceOf(
  database: Database,
  account: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line
    where ${account}::text is null or account = ${account}`.execute(database)
  return rows[0]?.cents ?? 0
}

/** Two people at the bank's desk, and a bank that answers. */
export async function openBankDesk(server: TestApp) {
  const [odile, remi] = [await signInAs(server, 'admin'), await signInAs(server, 'admin')]
  for (const { account } of [odile, remi]) await giveCapabilities(server.database, account.id)

  async function book(movements: readonly Omit<FakeMovement, 'on' | 'reference'>[]) {
    if (movements.length === 0) return
    const file = await nextStatement(server.database, movements)
    await odile.client.bank.import({ body: new Blob([Uint8Array.from(file)]) })
  }

  /** A batch by two people, and what the bank makes of it; where nothing is to be ordered, nothing. */
  async function order(kind: 'collections' | 'transfers', fate: Fate) {
    const preparing = odile.client.bank.prepare({ body: { kind } })
    const id = await preparing.then(
      ({ data }) => data.id,
      () => null,
    )
    if (id === null) {
      expect(await refusalOf(preparing)).toMatchObject({ status: 409 })
      return
    }
    await remi.client.bank.approve({ params: { id } })
    const orders = await readBankFile(await remi.client.bank.file({ params: { id } }))
    if (orders.kind !== 'collections' && orders.kind !== 'transfers') throw new Error(orders.kind)
    const { status, movements } = answerOrders(orders, { fateOf: () => fate })
    await odile.client.bank.import({ body: new Blob([Uint8Array.from(status)]) })
    await book(
      movements.map(({ cents, endToEndId, text, reason }) => ({ cents, endToEndId, text, reason })),
    )
  }

  return { book, order }
}

export type BankDesk = Awaited<ReturnType<typeof openBankDesk>>
