import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { insertComplaint } from './complaints.repository.ts'

/** A complaint that nobody has read. Returns the route parameters. */
export async function buildComplaint(database: Database, accountId: string) {
  const complaint = { subject: 'Un retard', message: 'J’attends.', received_at: new Date() }
  const { id } = await insertComplaint(database, { account_id: accountId, ...complaint })
  return { id }
}

/** The parameters of the complaint routes for the permission tests: a new complaint each time. */
export function complaintSubjects(database: Database, accountId: string) {
  const complaint = async () => ({ params: await buildComplaint(database, accountId) })
  return {
    'complaints.acknowledge': complaint,
    'complaints.handle': complaint,
    'complaints.note': complaint,
    'complaints.answer': complaint,
  }
}

/** The bodies of the complaint routes for the team. */
export function sampleRegisterBodies(database: Database) {
  return {
    'complaints.record': async () => ({
      email: (await buildAccount(database)).email,
      channel: 'letter',
      received_on: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      subject: 'Un retard',
      message: 'J’attends depuis six semaines.',
      motive: 'delay',
    }),
    'complaints.handle': () => ({ owner: null, motive: 'delay' }),
    'complaints.note': () => ({ text: 'Rappelée ce matin.' }),
  }
}

/** The body of a complaint about a contract of a person and a claim on it. */
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
