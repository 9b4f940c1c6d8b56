import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Every contract of the account that holds this one; none when the reader is neither that account nor staff. */
export function findContractsBeside(
  database: Database,
  { contractId, accountId, isStaff }: { contractId: string; accountId: string; isStaff: boolean },
) {
  return database
    .selectFrom('contract')
    .select([
      'id',
      'account_id',
      'product',
      'start_date',
      'end_date',
      'status',
      'origin',
      'parent_contract_id',
      'origin_contract_id',
      'renewal_contract_id',
      'cancellation_date',
      'covered_until',
      'tariff_version',
      'answers',
      'cover_periods',
      'created_at',
      'terms_version',
      'travels',
    ])
    .where('account_id', '=', (eb) => {
      const asked = eb
        .selectFrom('contract as asked')
        .select('asked.account_id')
        .where('asked.id', '=', contractId)
      return isStaff ? asked : asked.where('asked.account_id', '=', accountId)
    })
    .execute()
}

/** The holder and the covers of a contract, without an access check. */
export function findClaimed(database: Database, contractId: string) {
  return database
    .selectFrom('contract')
    .select(['id', 'product', 'tariff_version', 'answers', 'company'])
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
}

/** Keeps a chain from being ended or continued until the transaction is over; claims don't wait for each other. */
export async function holdChain(transaction: Database, contractId: string) {
  await sql`
    select from contract
    where id = (select coalesce(origin_contract_id, id) from contract where id = ${contractId})
    for share`.execute(transaction)
}

/** The withdrawal that ended a contract, and the premium that it gave back with all that ended with it. */
export async function findWithdrawal(
  database: Database,
  contractId: string,
): Promise<{ readonly effect_date: string; readonly premium: number } | undefined> {
  const { rows } = await sql<{ effect_date: string; premium: number }>`
    select asked.effect_date,
      sum(other.refund_cents - coalesce(other.climate_back_cents, other.climate_cents))::int as premium
    from contract_ending asked
      join contract_ending other on other.asked_contract_id = asked.asked_contract_id
    where asked.contract_id = ${contractId} and asked.kind = 'withdrawal'
    group by asked.effect_date`.execute(database)
  return rows[0]
}

/** The versions of the general conditions that the contracts of a chain were signed on, each once; null of those that kept none. */
export async function findTermsVersions(
  database: Database,
  contractId: string,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ version: string | null }>`
    select distinct linked.terms_version as version
    from contract asked
      join contract linked
        on coalesce(linked.origin_contract_id, linked.id) = coalesce(asked.origin_contract_id, asked.id)
    where asked.id = ${contractId}`.execute(database)
  return rows.map(({ version }) => version)
}
