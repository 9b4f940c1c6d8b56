import { sql } from 'kysely'
import { shownName } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import { containing } from '../platform/database/like.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import { MOST_FOUND, read, type Sought } from './find.repository.ts'
import { numbersIn } from './numbers-in.ts'

const CORRESPONDENT = sql`fold_text(concat_ws(' ', correspondent_name, correspondent_email))`

export type FoundComplaintRow = Pick<
  ComplaintRow,
  'id' | 'subject' | 'received_at' | 'answered_at' | 'account_id'
> & {
  /** Of the account, or of somebody without one. */
  readonly author_name: string
}

/** Complaints by the first characters of their number; of people without an account, by their name and e-mail too. */
export async function findComplaints(
  database: Database,
  { search, roles }: Sought,
): Promise<readonly FoundComplaintRow[]> {
  const [range] = numbersIn(search)
  const words = [...search.names, ...search.codes]
  const named = words.map((word) => sql`${CORRESPONDENT} like fold_text(${containing(word)})`)
  // separate subqueries, each with its own index: a plain « or » would scan every complaint
  const ways = [
    ...(range
      ? [sql`select id from complaint where id between ${range.from}::uuid and ${range.to}::uuid`]
      : []),
    ...(named.length > 0
      ? [sql`select id from complaint where account_id is null and ${sql.join(named, sql` and `)}`]
      : []),
  ]
  if (ways.length === 0) return []
  return read<FoundComplaintRow>(
    database,
    sql`
      select complaint.id, complaint.subject, complaint.received_at, complaint.answered_at,
        complaint.account_id, coalesce(complaint.correspondent_name, ${shownName('account')}) as author_name
      from complaint left join account on account.id = complaint.account_id
      where complaint.id in (${sql.join(ways, sql` union all `)})
        and (complaint.account_id is null or account.role = any(${[...roles]}))
      order by complaint.received_at desc, complaint.id limit ${MOST_FOUND}::int`,
  )
}
