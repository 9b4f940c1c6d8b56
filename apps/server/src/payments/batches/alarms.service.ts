import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAlarms } from './alarms.repository.ts'

/** What of our orders somebody must look into at once, for whoever watches the house. */
export function alarmsAt(database: Database, now: Temporal.Instant) {
  return findAlarms(database, dayInParis(now))
}
