import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Search } from '@sillage/domain/customers/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { bearsAll } from '../platform/database/account-columns.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like.ts'
import type { AccountRow, ContractRow } from '../platform/database/tables/schema.ts'
import type { ClaimRow } from '../platform/database/tables/tables-claims.ts'
import { numbersIn } from './numbers-in.ts'

/** How many of each kind are shown. */
export const MOST_FOUND = 6
/** How many policies with a matching plate are looked up; any others are left out. */
const MOST_POLICIES = 60

/** « olivera » is 0.55 from « oliveira »; a name with two letters changed is near 0.5. */
const NEAR = '0.45'
const PLATE = sql`regexp_replace(plate, '[^A-Z0-9]', '', 'g')`

export type FoundAccount = Pick<
  AccountRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'email'
  | 'company_name'
  | 'siren'
  | 'person'
  | 'postal_address'
  | 'created_at'
> & { readonly contracts: number; readonly open_claims: number }

const FOUND_ACCOUNT = sql`
  account.id, account.first_name, account.last_name, account.username, account.email, account.company_name,
  account.siren, account.person, account.postal_address, account.created_at,
  (select count(*)::int from contract where contract.account_id = account.id and contract.status <> 'extended') as contracts,
  (select count(*)::int from claim where claim.owner_id = account.id and claim.status <> 'closed') as open_claims`

export interface Sought {
  readonly search: Search
  /** Accounts of other roles are left out. */
  readonly roles: readonly Role[]
}

/** Customers that match every word exactly as typed. */
export async function findAccounts(
  database: Database,
  { search, roles }: Sought,
): Promise<readonly FoundAccount[]> {
  const words = [...search.names, ...search.codes]
  if (words.length === 0) return []
  return read<FoundAccount>(
    database,
    sql`
      with found as materialized (
        select id from account where ${bearsAll(words)} and role = any(${[...roles]}) and closed_at is null
        limit 200)
      select ${FOUND_ACCOUNT} from account where account.id in (select id from found)
      order by fold_text(account.last_name || ' ' || account.first_name), account.id limit ${MOST_FOUND}::int`,
  )
}

/** Customers whose names are close to the text typed, the closest first. */
export async function findNearAccounts(
  database: Database,
  { search, roles }: Sought,
): Promise<readonly FoundAccount[]> {
  if (search.names.length === 0) return []
  const near = search.names.map((word) => sql`${word} <% account.search_text`)
  return inTransaction(database, async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR}, true)`.execute(
      transaction,
    )
    return read<FoundAccount>(
      transaction,
      sql`
      with found as materialized (
        select id, word_similarity(${search.names.join(' ')}, search_text) as nearness from account
        where ${sql.join(near, sql` and `)} and role = any(${[...roles]}) and closed_at is null
        order by nearness desc, id limit ${MOST_FOUND}::int)
      select ${FOUND_ACCOUNT} from account join found on found.id = account.id order by found.nearness desc, account.id`,
    )
  })
}

interface Held {
  readonly holder_id: string
  readonly holder_first: string
  readonly holder_last: string
  readonly holder_username: string
}

const HOLDER = sql`account.id as holder_id, account.first_name as holder_first, account.last_name as holder_last,
  account.username as holder_username`

export type FoundContractRow = Pick<
  ContractRow,
  'id' | 'product' | 'status' | 'start_date' | 'end_date' | 'answers' | 'travels'
> &
  Held

/** Contracts by number, plate, payment reference, mandate or registered letter; given names too, only of such holders. */
export async function findContracts(
  database: Database,
  { search, roles }: Sought,
): Promise<readonly FoundContractRow[]> {
  const numbers = numbersIn(search)
  // a registered letter from abroad has a form of its own: it was taken for any other code
  const papers = [...search.papers, ...search.codes]
  const isNumber = numbers.length > 0 || search.papers.length > 0
  const plates = search.codes.map((code) => sql`${PLATE} like ${containing(code)}`)
  const named = search.names.map(
    (word) => sql`account.search_text like fold_text(${containing(word)})`,
  )
  // separate subqueries, each with its own index: a plain « or » would scan every contract
  const ways = [
    ...(plates.length > 0
      ? [
          sql`select id from contract where coalesce(origin_contract_id, id) in (select policy from plated)`,
        ]
      : []),
    ...(papers.length > 0
      ? [
          sql`select id from contract where coalesce(origin_contract_id, id) in (select policy_id from mandate where reference = any(${papers}::text[]))`,
          sql`select contract_id as id from due where reference = any(${papers}::text[])`,
          sql`select contract_id as id from formal_notice where postal_number = any(${papers}::text[])`,
          sql`select contract_id as id from formal_notice where termination_number = any(${papers}::text[])`,
        ]
      : []),
    ...numbers.map(
      ({ from, to }) => sql`select id from contract where id between ${from}::uuid and ${to}::uuid`,
    ),
  ]
  if (ways.length === 0) return []
  return read<FoundContractRow>(
    database,
    sql`
      with plated as materialized (
        select distinct policy from vehicle_event
        where ${plates.length > 0 ? sql.join(plates, sql` and `) : sql`false`} limit ${MOST_POLICIES}::int),
      found as materialized (${sql.join(ways, sql` union `)})
      select contract.id, contract.product, contract.status, contract.start_date, contract.end_date, contract.answers,
        contract.travels, ${HOLDER}
      from found join contract on contract.id = found.id join account on account.id = contract.account_id
      where account.role = any(${[...roles]})
        ${named.length > 0 && !isNumber ? sql`and ${sql.join(named, sql` and `)}` : sql``}
        -- what took a contract over stands for it, unless its own number was asked for
        and (${isNumber} or contract.status <> 'extended')
      order by contract.end_date desc, contract.id limit ${MOST_FOUND}::int`,
  )
}

export type FoundClaimRow = Pick<ClaimRow, 'id' | 'nature' | 'status' | 'incident_date'> & Held

/** Claims by the first characters of their number. */
export async function findClaims(
  database: Database,
  { search, roles }: Sought,
): Promise<readonly FoundClaimRow[]> {
  const [range] = numbersIn(search)
  if (!range) return []
  return read<FoundClaimRow>(
    database,
    sql`
      select claim.id, claim.nature, claim.status, claim.incident_date, ${HOLDER}
      from claim join account on account.id = claim.owner_id
      where claim.id between ${range.from}::uuid and ${range.to}::uuid and account.role = any(${[...roles]})
      order by claim.declared_at desc, claim.id limit ${MOST_FOUND}::int`,
  )
}

export async function read<Row>(
  database: Database,
  query: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  return (await sql<Row>`${query}`.execute(database)).rows
}
