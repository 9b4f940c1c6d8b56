import { type RawBuilder, sql } from 'kysely'
import { HAS_A_FILE } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import { CLOSED_NAME } from './personal-data.messages.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Whether a customer's identity must still be known, if only because of past payments. */
export const HAS_TO_BE_KNOWN = sql<boolean>`(
  ${HAS_A_FILE} or exists (select from accounting_piece where accounting_piece.account_id = account.id))`

/** A person's name is removed from their account, but not the name under which somebody worked for the team. */
const kept = (column: string, otherwise: string) =>
  sql`case when was_staff then ${sql.ref(column)} else ${otherwise} end`

interface Closing {
  /** Matches no password. */
  readonly passwordHash: string
  readonly at: Date
}

/**
 * Closes accounts: sign-in ends, and the name and address are removed. The identity is kept apart for those with a
 * contract, a claim, a complaint, a question or a past payment, and for those who were of the team. `which` is a condition on `account`. Returns how many.
 */
export async function closeAccounts(
  database: Database,
  { which, passwordHash, at }: Closing & { readonly which: RawBuilder<boolean> },
): Promise<number> {
  const held = await sql<{ id: string }>`
    select id from account where closed_at is null and ${which} for update`.execute(database)
  // asked again once they are locked: what they have filed meanwhile keeps them open
  const { rows } = await sql<{ id: string }>`
    select id from account where id = any(${held.rows.map(({ id }) => id)}::uuid[])
      and closed_at is null and ${which}`.execute(database)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const chosen = sql`any(${ids}::uuid[])`
  await sql`
    insert into closed_identity
      (account_id, username, email, first_name, last_name, company_name, siren, closed_at)
    select id, username, email, first_name, last_name, company_name, siren, ${at}
    from account where id = ${chosen} and (was_staff or ${HAS_TO_BE_KNOWN})`.execute(database)
  await sql`
    update session set ended_at = coalesce(ended_at, ${at}), ip = null, user_agent = null
    where account_id = ${chosen}`.execute(database)
  for (const { table, owner, atClosing } of PERSONAL_TABLES)
    if (atClosing === 'erased' && 'column' in owner)
      await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)} = ${chosen}`.execute(
        database,
      )
  await sql`
    delete from questionnaire where account_id = ${chosen}
      and not exists (select from contract where questionnaire_id = questionnaire.id)`.execute(
    database,
  )
  await sql`
    update account set username = ${kept('username', CLOSED_NAME)}, email = 'ferme-' || id || '@compte.invalid',
      email_verified_at = null, lapses_at = null, password_hash = ${passwordHash}, role = 'user', requested_role = null,
      kind = 'particulier', first_name = ${kept('first_name', '')}, last_name = ${kept('last_name', '')}, company_name = null, siren = null,
      signer = null, postal_address = null, person = null, is_active = false, closed_at = ${at}
    where id = ${chosen}`.execute(database)
  return ids.length
}

export function closeAccount(
  database: Database,
  { id, ...closing }: Closing & { readonly id: string },
): Promise<number> {
  return closeAccounts(database, { ...closing, which: sql<boolean>`account.id = ${id}` })
}

/** Removes the names of accounts of the team whose identity is kept no longer. */
export async function forgetNames(database: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update account set username = ${CLOSED_NAME}, first_name = '', last_name = '', was_staff = false
    where id = any(${ids}::uuid[])`.execute(database)
}
