import type { Database } from '../../platform/database/database.ts'
import { buildContract } from '../contracts.factory.ts'
import { insertNotice } from './ending-notice.repository.ts'

/** A contract whose owner chose that it ends tomorrow. */
export async function buildLeaving(database: Database, accountId: string) {
  const { id } = await buildContract(database, { accountId })
  const tomorrow = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 1 }).toString()
  await insertNotice(
    database,
    {
      contract_id: id,
      account_id: accountId,
      ground: null,
      event_date: tomorrow,
      covered_until: tomorrow,
      effect_date: tomorrow,
      reason: 'Départ à l’étranger',
      at: new Date(),
    },
    [id],
  )
  return { id }
}
