import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { connectionOf, type Database } from '../database/database.ts'
import { type Listening, listen } from '../database/listen.ts'
import { logFailure } from '../loggable-error.ts'
import { approvedTariffs, keepApproved } from './tariff-book.ts'

/**
 * Reads the approved tariffs before any price is asked, then whenever one is approved or withdrawn on any server. A
 * tariff is approved at least a day before it starts, so every server knows it in time.
 */
export async function followTariffs(database: Database): Promise<Listening> {
  await readApprovedTariffs(database)
  const readAgain = () => void readApprovedTariffs(database).catch(logFailure)
  return listen({
    connection: connectionOf(database),
    channel: 'tariff',
    hear: readAgain,
    connected: readAgain,
  })
}

let reading: Promise<unknown> = Promise.resolve()

/** Reads them now. Readings are run one after the other, so that the last one requested wins. */
export function readApprovedTariffs(database: Database): Promise<void> {
  const next = reading.then(() => read(database))
  reading = next.catch(() => undefined)
  return next
}

/** Reuses the same list while nothing has changed. */
async function read(database: Database) {
  const rows = await database
    .selectFrom('tariff')
    .select(['version', 'file'])
    .where('approved_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('version')
    .execute()
  const before = new Map(approvedTariffs().map((tariff) => [tariff.version, tariff]))
  const now = rows.map(({ version, file }): Tariff => {
    const same = before.get(version)
    return same && JSON.stringify(same.file) === JSON.stringify(file)
      ? same
      : readTariff(file, version)
  })
  const isSame =
    now.length === before.size && now.every((tariff) => before.get(tariff.version) === tariff)
  if (!isSame) keepApproved(now)
}
