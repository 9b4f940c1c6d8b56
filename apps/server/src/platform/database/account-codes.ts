import { sql } from 'kysely'

/** As its index has it: company, SIREN and telephone of an account. */
export const ACCOUNT_CODES = sql<string>`fold_text(coalesce(account.company_name, '') || ' ' || coalesce(account.siren, '') || ' '
  || regexp_replace(coalesce(account.person ->> 'phone', ''), '[^0-9+]', '', 'g'))`
