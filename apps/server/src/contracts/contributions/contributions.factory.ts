import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import type { Database } from '../../platform/database/database.ts'
import { buildContract } from '../contracts.factory.ts'
import { findEntries, insertEntries } from './contributions.repository.ts'

/** Builds a fully paid contract, whose contribution can be recorded as collected. */
export async function buildContribution(
  database: Database,
  accountId: string,
): Promise<{ id: string }> {
  const contribution = 'renewable_energy'
  const built = { accountId, contribution, startingIn: -31, endingIn: -1 } as const
  const { id } = await buildContract(database, built)
  for (const due of await findDuesOf(database, [id])) await payDue(database, { id: due.id })
  return { id }
}

/** Builds a contract whose contribution was collected, and can go to a partner. */
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

/** The entries of some contracts, each with its contract's place among them. */
export async function entriesOf(database: Database, ...ids: string[]) {
  const entries = await findEntries(database, ids)
  return entries.map(({ contract_id, kind, cents }) => [ids.indexOf(contract_id), kind, cents])
}
