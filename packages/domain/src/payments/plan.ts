import type { PaymentPlan } from './schedule.ts'

/** Whoever chooses nothing pays the whole by transfer. */
export const PLAN_BY_DEFAULT: PaymentPlan = { cadence: 'once', method: 'transfer' }
