import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from './like.ts'

/** The searched text of an account, written exactly as in its index: name, address, company, SIREN and telephone. */
const ACCOUNT_WORDS = sql`(account.search_text || ' ' || fold_text(coalesce(account.company_name, '') || ' ' || coalesce(account.siren, '') || ' '
  || regexp_replace(coalesce(account.person ->> 'phone', ''), '[^0-9+]', '', 'g')))`

/** Matches an account or its company containing every word, in any order, regardless of case and accents. */
export function bearsAll(words: readonly string[]): RawBuilder<SqlBool> {
  const conditions = words.map((word) => sql`${ACCOUNT_WORDS} like fold_text(${containing(word)})`)
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** The display name of an account, given the alias of its row: first and last name, else the username. */
export const shownName = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')})`
}

/** Whether an account still has a contract, a claim, a complaint or a question. */
export const HAS_A_FILE = sql<boolean>`(
  exists (select from contract where contract.account_id = account.id)
  or exists (select from claim where claim.owner_id = account.id)
  or exists (select from complaint where complaint.account_id = account.id)
  or exists (select from conversation where conversation.account_id = account.id))`
