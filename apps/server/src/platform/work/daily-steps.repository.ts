import type { DailyStep, StepState } from '@sillage/domain/work/daily-steps.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface KnownStep extends StepState {
  readonly name: DailyStep
  readonly seconds: number | null
  readonly failure: string | null
}

const instant = (date: Date | null) => date && date.toTemporalInstant()

/** The state of every step that was ever run or requested. */
export async function readSteps(database: Database): Promise<KnownStep[]> {
  const rows = await database
    .selectFrom('daily_step')
    .select(['name', 'succeeded_at', 'seconds', 'failed_at', 'failure', 'asked_at'])
    .execute()
  return rows.map(({ name, succeeded_at, seconds, failed_at, failure, asked_at }) => ({
    name,
    seconds,
    failure,
    succeededAt: instant(succeeded_at),
    failedAt: instant(failed_at),
    askedAt: instant(asked_at),
  }))
}

interface Done {
  readonly name: DailyStep
  readonly at: Temporal.Instant
}

export async function recordSuccess(
  database: Database,
  { name, at, seconds }: Done & { readonly seconds: number },
) {
  const succeeded = {
    succeeded_at: new Date(at.epochMilliseconds),
    seconds,
    failed_at: null,
    failure: null,
    asked_at: null,
  }
  await database
    .insertInto('daily_step')
    .values({ name, ...succeeded })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(succeeded))
    .execute()
}

export async function recordFailure(
  database: Database,
  { name, at, failure }: Done & { readonly failure: string },
) {
  const failed = { failed_at: new Date(at.epochMilliseconds), failure, asked_at: null }
  await database
    .insertInto('daily_step')
    .values({ name, ...failed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(failed))
    .execute()
}

/** Requests another run of a step; the next server that looks does it. */
export async function askForStep(database: Database, { name, at }: Done) {
  const asked = { asked_at: new Date(at.epochMilliseconds) }
  await database
    .insertInto('daily_step')
    .values({ name, ...asked })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(asked))
    .execute()
}

/** Runs the work unless another process holds the same lock. Returns whether it ran. */
export function unlessHeld(
  database: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${lock}::bigint) as held`.execute(connection)
    if (!rows[0]?.held) return false
    try {
      await work()
      return true
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection)
    }
  })
}
