import type { DailyStep } from '@sillage/domain/work/daily-steps.ts'

interface DailyStepTable {
  name: DailyStep
  succeeded_at: Date | null
  /** Duration of the last successful run. */
  seconds: number | null
  /** Null once it has succeeded again. */
  failed_at: Date | null
  failure: string | null
  asked_at: Date | null
}

export interface WorkTables {
  daily_step: DailyStepTable
}
