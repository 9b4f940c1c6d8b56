import { toEuros } from '@sillage/domain/values/money.ts'
import type { Database } from '../platform/database/database.ts'
import { namesOf } from './contract-names.service.ts'

/** Of what waits at the desk, no more is counted. */
export const MOST_COUNTED = 10_000
/** Of a longer list, so many are shown. */
const SHOWN = 100

/** How many rows there are, and what they come to in euros. */
export function counted(rows: readonly { readonly cents: number }[]) {
  const cents = rows.reduce((sum, row) => sum + row.cents, 0)
  return { count: rows.length, total: toEuros(cents) }
}

/** The first rows, each with the name of its contract, beside the count of all. */
export async function countedAndNamed<
  Row extends { readonly cents: number; readonly contract_id: string },
>(database: Database, rows: readonly Row[]) {
  const shown = rows.slice(0, SHOWN)
  const names = await namesOf(
    database,
    shown.map((row) => row.contract_id),
  )
  return {
    ...counted(rows),
    shown: shown.map((row) => ({ ...row, contract: names.get(row.contract_id) ?? '' })),
  }
}
