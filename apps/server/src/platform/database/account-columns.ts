import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from './like.ts'
import type { AccountRow } from './tables/schema.ts'

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

/** The same, of a row that was read. */
export function personName(row: Pick<AccountRow, 'first_name' | 'last_name' | 'username'>): string {
  return `${row.first_name} ${row.last_name}`.trim() || row.username
}

/** With `holder_death` left joined: whether the death of the holder of an account is recorded, which keeps its name. */
export const HAS_DIED = sql<boolean>`holder_death.account_id is not null`

/** Whether an account still has a contract or a claim. */
const HAS_A_CONTRACT = sql<boolean>`(
  exists (select from contract where contract.account_id = account.id)
  or exists (select from claim where claim.owner_id = account.id))`

/** Whether an account still has a contract, a claim, a complaint or a question. */
export const HAS_A_FILE = sql<boolean>`(${HAS_A_CONTRACT}
  or exists (select from complaint where complaint.account_id = account.id)
  or exists (select from conversation where conversation.account_id = account.id))`

const KEPT_FOR_ANSWER = sql`make_interval(days => ${sql.lit(KEPT_DAYS.unprovedAnswer)})`

/**
 * When a customer's account is closed because nobody proved its address: at its term, or some time after the last answer
 * to what it asked. Null with a contract or a claim, and while an answer is due.
 */
export const LAPSES_AT = sql<Date | null>`case
  when role = 'user' and email_verified_at is null and lapses_at is not null and not ${HAS_A_CONTRACT}
    and not exists (select from complaint where complaint.account_id = account.id and answered_at is null)
    and not exists (select from conversation where conversation.account_id = account.id and waiting_since is not null)
  then greatest(lapses_at,
    (select max(answered_at) + ${KEPT_FOR_ANSWER} from complaint where complaint.account_id = account.id),
    (select max(last_at) + ${KEPT_FOR_ANSWER} from conversation where conversation.account_id = account.id))
  end`

/**
 * Whether an account may be of somebody else than the owner of its address (`mayBeOfAnother` of the accounts): a
 * customer's who registered alone, never confirmed.
 */
export const MAY_BE_OF_ANOTHER = sql<boolean>`(account.role = 'user' and account.email_verified_at is null and account.role_by is null)`

/**
 * Whether an account gives way to whoever proves its address: nobody proved it there, and nothing was insured, declared
 * or paid there.
 */
export const GIVES_WAY = sql<boolean>`(${MAY_BE_OF_ANOTHER} and closed_at is null
  and not ${HAS_A_CONTRACT}
  and not exists (select from accounting_piece where accounting_piece.account_id = account.id))`
