import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { insertComplaint } from './complaints.repository.ts'

/** A complaint that nobody has read; its params. */
export async function buildComplaint(database: Database, accountId: string) {
  const complaint = { subject: 'Un retard', message: 'J’attends.', received_at: new Date() }
  const { id } = await insertComplaint(database, { account_id: accountId, ...complaint })
  return { id }
}

/** A complaint as it is sent, about a contract of somebody’s and a claim on it. */
export async function sampleComplaint(database: Database, accountId: string) {
  const { id: contractId } = await buildContract(database, { accountId })
  const row = await database
    .insertInto('claim')
    .values({
      contract_id: contractId,
      owner_id: accountId,
      nature: 'Vol',
      description: 'Vélo',
      incident_date: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return {
    subject: 'Un retard',
    message: 'J’attends depuis six semaines.',
    contract_id: contractId,
    claim_id: row.id,
  }
}
