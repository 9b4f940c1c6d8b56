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
