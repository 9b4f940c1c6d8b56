import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSES } from '@sillage/domain/claims/desk/late-causes.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { actingAs } from '../claims.factory.ts'
import { filtersFor } from './desk-filters.ts'
import { countExactly } from './exact-count.service.ts'

/** The searches that the figures of the team pages link to, and some that have no counter. */
const SEARCHES: readonly Query<typeof claimDesk.search>[] = [
  { only: 'open' },
  { only: 'open', waiting: 'customer' },
  { only: 'open', waiting: 'insurer', assignee: 'nobody' },
  { only: 'open', assignee: 'inactive' },
  { only: 'late' },
  { only: 'late', assignee: 'me' },
  { waits: 10 },
  { waits: 30, assignee: 'inactive' },
  { waits: 60 },
  { status: 'En attente' },
  { status: 'En cours', waiting: 'insurer' },
  { assignee: 'inactive' },
  ...AGE_BAND_IDS.map((age) => ({ age, only: 'open' as const, waiting: 'insurer' as const })),
  ...LATE_CAUSES.map((cause) => ({ cause })),
  { done: 'declared', within: 90 },
  { done: 'answered', within: 365, by: 'ADVISOR' },
  { done: 'decided', within: 365 },
]
const NOT_COUNTED: typeof SEARCHES = [
  {},
  { status: 'Fermé' },
  { text: 'choc', only: 'open' },
  { only: 'open', nature: 'Accident' },
  { waits: 61 },
  { age: 'd7' },
  { cause: 'reply', assignee: 'nobody' },
  { done: 'decided', assignee: 'nobody' },
]

/** Checks that the list shows the exact count, however many match, wherever it is known without reading each claim. */
export async function checkExactCounts(
  { account, client }: TestSession,
  database: Database,
  after: string,
) {
  const now = Temporal.Now.instant()
  const context = actingAs(database, account)
  const exactly = async (query: (typeof SEARCHES)[number]) =>
    countExactly(database, await filtersFor(context, query), dayInParis(now))
  for (const search of SEARCHES) {
    const query = search.by ? { ...search, by: account.id } : search
    const { data } = await client.claimDesk.search({ query })
    expect(await exactly(query), `${JSON.stringify(search)} ${after}`).toBe(data.found.count)
  }
  for (const query of NOT_COUNTED) expect(await exactly(query)).toBeUndefined()
}
