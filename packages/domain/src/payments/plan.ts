import type { PaymentPlan } from './schedule.ts'

/** Used when nothing is chosen: everything at once, by transfer. */
export const PLAN_BY_DEFAULT: PaymentPlan = { cadence: 'once', method: 'transfer' }
