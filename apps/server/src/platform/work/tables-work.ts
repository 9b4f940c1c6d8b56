import type { DailyStep } from '@sillage/domain/work/daily-steps.ts'

interface DailyStepTable {
  name: DailyStep
  succeeded_at: Date | null
  /** How long it took when it last succeeded. */
  seconds: number | null
  /** Null once it has succeeded again. */
  failed_at: Date | null
  failure: string | null
  asked_at: Date | null
}

export interface WorkTables {
  daily_step: DailyStepTable
}
