import { type RawBuilder, sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

interface Waiting {
  /** What every call must wait for. */
  readonly lock: RawBuilder<unknown>
  /** Each begins once those before it wait. */
  readonly calls: readonly (() => Promise<unknown>)[]
  /** What happens before they go on. */
  readonly change?: RawBuilder<unknown>
}

/** Lets calls meet at a lock, so that a race has always the same order; returns how each ended. */
export async function afterWaiting(
  server: TestApp,
  { lock, calls, change }: Waiting,
): Promise<PromiseSettledResult<unknown>[]> {
  const begun = await server.database.transaction().execute(async (transaction) => {
    await lock.execute(transaction)
    const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (const call of calls) {
      outcomes.push(Promise.allSettled([call()]))
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
        expect(rows).toHaveLength(outcomes.length)
      }, 20_000)
    }
    await change?.execute(transaction)
    return outcomes
  })
  return (await Promise.all(begun)).flat()
}
