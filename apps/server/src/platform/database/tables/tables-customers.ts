import type { ExchangeKind } from '@sillage/domain/customers/exchange.ts'
import type { Generated, Selectable } from 'kysely'

interface CustomerExchangeTable {
  id: Generated<string>
  account_id: string
  kind: ExchangeKind
  text: string
  recorded_by: string
  at: Date
  /** `YYYY-MM-DD`: by when something was promised. */
  promised_on: string | null
  kept_at: Date | null
  kept_by: string | null
}

export interface CustomerTables {
  customer_exchange: CustomerExchangeTable
}

export type ExchangeRow = Selectable<CustomerExchangeTable>
