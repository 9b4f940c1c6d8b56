import type { Database } from '../../platform/database/database.ts'
import { findWritings } from './replies.repository.ts'

/** The writing of a reply that a page shows now; null before somebody wrote one. */
export async function newestWriting(database: Database, reply: string): Promise<string | null> {
  const writings = await findWritings(database)
  return writings.find((one) => one.reply === reply)?.id ?? null
}
