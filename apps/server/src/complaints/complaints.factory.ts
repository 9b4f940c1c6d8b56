import type { Database } from '../platform/database/database.ts'
import { insertComplaint } from './complaints.repository.ts'

/** A complaint that nobody has read; its params. */
export async function buildComplaint(database: Database, accountId: string) {
  const told = { subject: 'Un retard', message: 'J’attends.', received_at: new Date() }
  const { id } = await insertComplaint(database, { account_id: accountId, ...told })
  return { id }
}
