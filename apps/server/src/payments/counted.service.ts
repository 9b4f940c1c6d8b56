import { toEuros } from '@sillage/domain/values/money.ts'
import type { Database } from '../platform/database/database.ts'
import { namesOf } from './contract-names.service.ts'

/** Waiting items at the desk are counted up to this number. */
export const MOST_COUNTED = 10_000
/** How many rows of a longer list are shown. */
const SHOWN = 100

/** The number of rows, and their sum in euros. */
export function counted(rows: readonly { readonly cents: number }[]) {
  const cents = rows.reduce((sum, row) => sum + row.cents, 0)
  return { count: rows.length, total: toEuros(cents) }
}

/** The first rows, each with its contract's name, and the count of all. */
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
