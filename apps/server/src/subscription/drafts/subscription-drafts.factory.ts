import type { Database } from '../../platform/database/database.ts'
import { writeSubscriptionDraft } from './subscription-drafts.repository.ts'

/** The only draft of an account for a car, without an answer yet; answers how it is named in the address. */
export async function buildSubscriptionDraft(database: Database, accountId: string) {
  await writeSubscriptionDraft(database, {
    accountId,
    product: 'car',
    content: JSON.stringify({ answers: {}, period: null, travels: [], documentsOpened: [] }),
    version: 0,
    at: new Date(),
  })
  return { params: { product: 'car' } }
}
