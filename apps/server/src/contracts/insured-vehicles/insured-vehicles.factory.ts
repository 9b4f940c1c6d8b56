import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { buildContract } from '../contracts.factory.ts'

/** The event of a car just signed, reported in a batch with `isSent`. */
export async function buildVehicleEvent(
  database: Database,
  { accountId, isSent = false }: { accountId: string; isSent?: boolean },
): Promise<{ id: string; batchId: string | null }> {
  const { id: contractId } = await buildContract(database, { accountId })
  const batchId = isSent ? randomUUID() : null
  const { id } = await database
    .updateTable('vehicle_event')
    .set({ batch_id: batchId, sent_at: isSent ? new Date() : null })
    .where('contract_id', '=', contractId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, batchId }
}

/** The parameters and bodies of the routes of the file of insured vehicles. */
export function insuredVehicleSubjects(database: Database, accountId: string) {
  const sent = () => buildVehicleEvent(database, { accountId, isSent: true })
  const batch = async () => ({ params: { id: (await sent()).batchId ?? '' } })
  return {
    'insuredVehicles.send': async () => {
      await buildVehicleEvent(database, { accountId })
      return {}
    },
    'insuredVehicles.csv': batch,
    'insuredVehicles.batch': batch,
    'insuredVehicles.acknowledge': async () => ({
      body: { file: `${(await sent()).id};accepté` },
    }),
    'insuredVehicles.correct': async () => ({ params: { id: (await sent()).id } }),
  }
}
