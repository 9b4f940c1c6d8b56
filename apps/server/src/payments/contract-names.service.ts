import { contractName } from '@sillage/domain/products/contract-name.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow } from '../platform/database/tables/schema.ts'

type Named = Pick<ContractRow, 'product' | 'answers' | 'travels' | 'start_date' | 'end_date'>

/** What people call a contract: « Renault Clio AB-123-CD »; its product where nothing that was answered tells a name. */
export function nameOf({ start_date, end_date, ...contract }: Named): string {
  const start = Temporal.PlainDate.from(start_date)
  const end = Temporal.PlainDate.from(end_date)
  return contractName({ ...contract, start, end }) || productLabel(contract.product)
}

/** The names of contracts, by their ids. */
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
