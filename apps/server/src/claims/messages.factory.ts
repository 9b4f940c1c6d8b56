import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'

/** A claim that was just declared, with nothing said in it yet. */
export async function buildDiscussion(
  database: Database,
  { ownerId, participantIds = [] }: { ownerId: string; participantIds?: readonly string[] },
): Promise<string> {
  const { id: contractId } = await buildContract(database, { accountId: ownerId })
  const { id } = await database
    .insertInto('claim')
    .values({
      contract_id: contractId,
      owner_id: ownerId,
      nature: 'Accident',
      description: 'Un choc à l’arrêt.',
      incident_date: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('claim_participant')
    .values([ownerId, ...participantIds].map((account_id) => ({ claim_id: id, account_id })))
    .execute()
  return id
}
