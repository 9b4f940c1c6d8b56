import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Contracts that cover today or later, by id from `after` on, with their holders. */
export function findRunning(
  database: Database,
  { today, after, limit }: { today: Temporal.PlainDate; after: string; limit: number },
) {
  return database
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.account_id')
    .select([
      'contract.id',
      'contract.account_id',
      'contract.product',
      'contract.tariff_version',
      'contract.answers',
      'account.first_name',
      'account.last_name',
      'account.company_name',
      'account.signer',
      'account.person',
    ])
    .where('contract.status', 'in', ['active', 'renewed'])
    .where('contract.end_date', '>=', sql<string>`${today.toString()}::date`)
    .where('contract.id', '>', after)
    .orderBy('contract.id')
    .limit(limit)
    .execute()
}
