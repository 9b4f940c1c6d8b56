import { sql } from 'kysely'

/** As its index has it: company, SIREN and telephone of an account. */
export const ACCOUNT_CODES = sql<string>`fold_text(coalesce(account.company_name, '') || ' ' || coalesce(account.siren, '') || ' '
  || regexp_replace(coalesce(account.person ->> 'phone', ''), '[^0-9+]', '', 'g'))`

/** What people call an account, by the alias of its row: first and last name, else the username. */
export const shownName = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')})`
}
