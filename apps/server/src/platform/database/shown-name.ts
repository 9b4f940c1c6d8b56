import { sql } from 'kysely'

/** What people call an account, by the alias of its row: first and last name, else the username. */
export const shownName = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')})`
}
