import type { QuotaKind } from '@sillage/domain/accounts/limits/quotas.ts'
import type { ColumnType, Generated } from 'kysely'

interface DailyUseTable extends Record<QuotaKind, Generated<number>> {
  account_id: ColumnType<string, string, never>
  day: ColumnType<string, string, never>
  is_raised: Generated<boolean>
}

export interface QuotaTables {
  daily_use: DailyUseTable
}
