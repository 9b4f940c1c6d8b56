import { formatDay, isBefore } from '../values/day.ts'
import type { Refusal } from '../values/result.ts'
import { CUSTOMER_MESSAGES as SAY } from './customers.messages.ts'

/** Exchanges outside Sillage that staff record. */
export const EXCHANGE_KINDS = ['call', 'letter_received', 'letter_sent'] as const
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number]

export const LONGEST_EXCHANGE = 2000
const LONGEST_PROMISE_DAYS = 90

/**
 * Why a promised day is not allowed, or null: it must be today or later, and within 90 days. Refusal:
 * `exchange.promise`.
 */
export function promiseRefusal(day: Temporal.PlainDate, today: Temporal.PlainDate): Refusal | null {
  const last = today.add({ days: LONGEST_PROMISE_DAYS })
  if (!isBefore(day, today) && !isBefore(last, day)) return null
  return { code: 'exchange.promise', message: SAY.promise(formatDay(last)), path: 'promised_on' }
}
