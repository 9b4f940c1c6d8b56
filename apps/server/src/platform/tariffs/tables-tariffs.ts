import type { ProductId } from '@sillage/domain/products/names.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'

interface TariffTable {
  id: Generated<string>
  product: ProductId
  version: string
  base: string
  /** Written as text; parsed JSON when selected. */
  file: ColumnType<unknown, string, string>
  /** `YYYY-MM-DD`. */
  starts_on: string
  revision: Generated<number>
  prepared_by: string
  prepared_at: Date
  edited_by: string
  edited_at: Date
  approved_by: string | null
  approved_at: Date | null
  withdrawn_by: string | null
  withdrawn_at: Date | null
  withdrawal_reason: string | null
}

interface TariffEditTable {
  id: Generated<string>
  tariff_id: string
  account_id: string
  at: Date
}

export interface TariffTables {
  tariff: TariffTable
  /** Written by the database at each change. */
  tariff_edit: TariffEditTable
}

export type TariffRow = Selectable<TariffTable>
