import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The rows of a table as JSON, without the columns that could find or reveal an IBAN. */
const rowsOf = (table: string, condition: ReturnType<typeof sql>) => sql`(
  select coalesce(jsonb_agg(to_jsonb(one) - array['payer_sealed', 'party_iban_index'] order by one.id), '[]')
  from ${sql.table(table)} one where ${condition})`

const ORDERS_OF_DUE = sql`select id from payment_order where payment_order.due_id = due.id`
const ORDERS_OF_PAYOUT = sql`select id from payment_order where payment_order.payout_id = payout.id`
const BOOKED_FOR_DUE = sql`(one.due_id = due.id or one.order_id in (${ORDERS_OF_DUE}))`
const BOOKED_FOR_PAYOUT = sql`one.order_id in (${ORDERS_OF_PAYOUT})`

/** Who was debited or paid: what a reader may see of a bank account. */
const holderOf = (id: ReturnType<typeof sql>) => sql`(
  select jsonb_build_object('holder', holder, 'country', iban_country, 'last4', iban_last4)
  from bank_account where bank_account.id = ${id})`

const lastOf = (booked: ReturnType<typeof sql>) =>
  sql`(select max(booked_on) from bank_movement one where ${booked})`

/**
 * Keeps the evidence of payments of contracts about to be erased: each instalment asked for and each payout, of the
 * contracts or their claims, with mandate, orders, cards and bank entries.
 */
export async function archivePieces(database: Database, contractIds: readonly string[]) {
  const chosen = sql`any(${contractIds}::uuid[])`
  await sql`
    insert into accounting_piece (id, account_id, policy_id, happened_on, content)
    select due.id, due.account_id, due.policy_id, greatest(due.due_on, ${lastOf(BOOKED_FOR_DUE)}),
      jsonb_build_object(
        'due', to_jsonb(due),
        'mandate', (select to_jsonb(mandate) from mandate where mandate.id = due.mandate_id),
        'debited', ${holderOf(sql`(select bank_account_id from mandate where mandate.id = due.mandate_id)`)},
        'orders', ${rowsOf('payment_order', sql`one.due_id = due.id`)},
        'cards', ${rowsOf('card_payment', sql`one.due_id = due.id`)},
        'booked', ${rowsOf('bank_movement', BOOKED_FOR_DUE)})
    from due where due.contract_id = ${chosen} and due.issued_at is not null
    on conflict (id) do nothing`.execute(database)
  await sql`
    insert into accounting_piece (id, account_id, policy_id, happened_on, content)
    select payout.id, payout.account_id, payout.policy_id,
      greatest((payout.requested_at at time zone 'Europe/Paris')::date, ${lastOf(BOOKED_FOR_PAYOUT)}),
      jsonb_build_object(
        'payout', to_jsonb(payout),
        'paid', ${holderOf(sql`payout.bank_account_id`)},
        'orders', ${rowsOf('payment_order', sql`one.payout_id = payout.id`)},
        'booked', ${rowsOf('bank_movement', BOOKED_FOR_PAYOUT)})
    from payout where payout.cancelled_at is null and (payout.contract_id = ${chosen}
      or payout.claim_id in (select id from claim where claim.contract_id = ${chosen}))
    on conflict (id) do nothing`.execute(database)
}
