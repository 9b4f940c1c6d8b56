import type { Database } from '../../platform/database/database.ts'
import { findWritings } from './replies.repository.ts'

/** The id of the newest version of a reply; null if nobody has written one. */
export async function newestWriting(database: Database, reply: string): Promise<string | null> {
  const writings = await findWritings(database)
  return writings.find((one) => one.reply === reply)?.id ?? null
}
