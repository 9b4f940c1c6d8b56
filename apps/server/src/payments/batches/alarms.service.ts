import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAlarms } from './alarms.repository.ts'

/** The problems with our orders that need attention at once, for monitoring. */
export function alarmsAt(database: Database, now: Temporal.Instant) {
  return findAlarms(database, dayInParis(now))
}
