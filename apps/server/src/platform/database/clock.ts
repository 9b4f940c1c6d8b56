import { dayInParis, formatMoment } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Covers the difference between two machines that are both right, plus the duration of a statement. */
const TOLERANCE = { minutes: 5 }
/** After a longer stop the clock is doubted, before the server ends contracts and erases data by date. */
const LONGEST_ABSENCE = { hours: 3 * 24 }

export interface Moment {
  readonly now: Temporal.Instant
  /** The day confirmed by the operator, as `YYYY-MM-DD`. */
  readonly confirmedDay: string | null
}

/**
 * What is doubtful about the clock, as a sentence, or null. A clock found right, or confirmed by the operator, is
 * remembered. The check matters because a contract ended by a wrong date can't later be distinguished from one ended by
 * a right date.
 */
export async function doubtClock(database: Database, moment: Moment): Promise<string | null> {
  const doubt = await readDoubt(database, moment)
  if (doubt === null) await remember(database, moment.now)
  return doubt
}

/** Same check as `doubtClock`, without remembering anything. */
export async function readDoubt(database: Database, moment: Moment): Promise<string | null> {
  const { rows } = await sql<{ database_now: Date; seen_at: Date | null }>`
    select clock_timestamp() as database_now, (select seen_at from clock_seen) as seen_at`.execute(
    database,
  )
  const [row] = rows
  if (!row) throw new Error('No row')
  const databaseNow = row.database_now.toTemporalInstant()
  const seen = row.seen_at && row.seen_at.toTemporalInstant()
  return doubtOf(moment, { databaseNow, seen })
}

function doubtOf(
  { now, confirmedDay }: Moment,
  { databaseNow, seen }: { databaseNow: Temporal.Instant; seen: Temporal.Instant | null },
): string | null {
  const isNear =
    !isAfter(now, databaseNow.add(TOLERANCE)) && !isAfter(databaseNow, now.add(TOLERANCE))
  if (!isNear)
    return `L’horloge de ce serveur indique le ${formatMoment(now)}, celle de la base de données le ${formatMoment(databaseNow)}\u00a0: l’une des deux se trompe. Réglez-la, puis redémarrez Sillage.`
  const today = dayInParis(now).toString()
  if (seen === null || confirmedDay === today) return null
  const confirm = `Si elle est juste, démarrez une fois avec CLOCK_CONFIRMED=${today}\u202f; sinon réglez-la.`
  if (isAfter(seen, now.add(TOLERANCE)))
    return `L’horloge indique le ${formatMoment(now)}, mais Sillage a déjà tourné le ${formatMoment(seen)}\u00a0: elle a reculé. ${confirm} Les contrats échus trop tôt reprennent alors leur cours\u202f; effacements, prélèvements et envois faits sous cette date ne se défont pas.`
  if (isAfter(now, seen.add(LONGEST_ABSENCE)))
    return `L’horloge indique le ${formatMoment(now)}, et Sillage n’a pas tourné depuis le ${formatMoment(seen)}. ${confirm} Des contrats seront clos et des données effacées d’après cette date.`
  return null
}

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0

async function remember(database: Database, now: Temporal.Instant) {
  const seen_at = new Date(now.epochMilliseconds)
  await database
    .insertInto('clock_seen')
    .values({ seen_at })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ seen_at }))
    .execute()
}
