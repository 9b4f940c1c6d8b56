import type { Database } from '../../platform/database/database.ts'
import { buildContract } from '../contracts.factory.ts'
import { findEntries, insertEntries } from './contributions.repository.ts'

/** The contract of a contribution that can be noted as collected. */
export async function buildContribution(
  database: Database,
  accountId: string,
): Promise<{ id: string }> {
  const contribution = 'renewable_energy'
  return buildContract(database, { accountId, contribution, startingIn: -31, endingIn: -1 })
}

/** The contract of one that was collected, and can go to a partner. */
export async function buildCollectedContribution(
  database: Database,
  accountId: string,
): Promise<{ id: string }> {
  const { id } = await buildContribution(database, accountId)
  const bought = await findEntries(database, [id])
  await insertEntries(
    database,
    bought.map(({ contract_id, cents, kg }) => ({
      contract_id,
      cents,
      kg,
      kind: 'collected',
      recorded_by: accountId,
      at: new Date(),
    })),
  )
  return { id }
}
