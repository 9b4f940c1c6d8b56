import { claimName } from '@sillage/domain/claims/claim-name.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow } from '../platform/database/tables/schema.ts'

type Named = Pick<ContractRow, 'product' | 'answers' | 'travels' | 'start_date' | 'end_date'>

/** The display name of a contract: « Renault Clio AB-123-CD »; its product when the answers give no name. */
export function nameOf({ start_date, end_date, ...contract }: Named): string {
  const start = Temporal.PlainDate.from(start_date)
  const end = Temporal.PlainDate.from(end_date)
  return contractName({ ...contract, start, end }) || productLabel(contract.product)
}

/** The display names of contracts, by id. */
export async function namesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('contract')
    .select(['id', 'product', 'answers', 'travels', 'start_date', 'end_date'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, nameOf(row)]))
}

/** The display names of claims, by id. */
export async function claimNamesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('claim')
    .select(['id', 'nature_id', 'nature', 'incident_date'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, claimName(row)]))
}

/** The name of a contract of an account; empty when the account has no such contract. */
export async function nameOfOwn(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<string> {
  const row = await database
    .selectFrom('contract')
    .select(['product', 'answers', 'travels', 'start_date', 'end_date'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? nameOf(row) : ''
}
