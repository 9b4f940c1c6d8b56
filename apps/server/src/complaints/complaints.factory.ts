import type { Insertable } from 'kysely'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { insertComplaint } from './complaints.repository.ts'

/** A complaint that nobody has read. Returns the route parameters. */
export async function buildComplaint(database: Database, accountId: string) {
  const complaint = { subject: 'Un retard', message: 'J’attends.', received_at: new Date() }
  const { id } = await insertComplaint(database, { account_id: accountId, ...complaint })
  return { id }
}

/** What the team records of a letter from a neighbour of an insured person, who has no account. */
export const letterOfNeighbour = (changes: object = {}) => ({
  name: 'Paule Ferrand',
  address: 'Bâtiment B\n4, rue des Lices\n35000 Rennes',
  channel: 'letter' as const,
  received_on: Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: 3 }).toString(),
  subject: 'Un portail enfoncé',
  message: 'Votre assurée a reculé dans mon portail.',
  ...changes,
})

/** The same by e-mail, with no other address. */
export const mailOfNeighbour = (email: string) =>
  letterOfNeighbour({ address: undefined, email, channel: 'email' as const })

/** A complaint of somebody without an account, with a postal address. Returns the route parameters. */
async function buildCorrespondence(
  database: Database,
  changes: Partial<Insertable<Schema['complaint']>> = {},
) {
  const { id } = await insertComplaint(database, {
    account_id: null,
    correspondent_name: 'Paule Ferrand',
    correspondent_address: '4, rue des Lices\n35000 Rennes',
    channel: 'letter',
    subject: 'Un portail enfoncé',
    message: 'Votre assurée a reculé dans mon portail.',
    received_at: new Date(),
    ...changes,
  })
  return { id }
}

/** The parameters of the complaint routes for the permission tests: a new complaint each time. */
export function complaintSubjects(database: Database, accountId: string) {
  const complaint = async () => ({ params: await buildComplaint(database, accountId) })
  return {
    'complaints.letter': async () => ({
      params: await buildCorrespondence(database, {
        acknowledged_at: new Date(),
        acknowledged_by: accountId,
      }),
    }),
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
      name: 'Paule Ferrand',
      address: '4, rue des Lices\n35000 Rennes',
      email: 'paule.ferrand@exemple.fr',
      about: (await buildContract(database, { accountId: (await buildAccount(database)).id })).id,
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
