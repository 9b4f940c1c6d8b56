import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Stats } from '@sillage/wire/administration/stats.ts'
import type { Database } from '../platform/database/database.ts'
import {
  countAccounts,
  countClaims,
  countContracts,
  measureResponses,
  sumContributions,
} from './stats.repository.ts'

/** Today's figures, each calculated by the database in one pass. */
export async function readStats({
  database,
  now,
}: {
  database: Database
  now: Temporal.Instant
}): Promise<Stats> {
  const today = dayInParis(now)
  const [contracts, claims, responses, contributions, users] = await Promise.all([
    countContracts(database, today.toString()),
    countClaims(database, today),
    measureResponses(database),
    sumContributions(database),
    countAccounts(database),
  ])
  return { contracts, claims, responses, contributions, users }
}
