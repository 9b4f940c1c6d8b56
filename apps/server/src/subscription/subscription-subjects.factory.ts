import type { Database } from '../platform/database/database.ts'
import { writeSubscriptionDraft } from './drafts/subscription-drafts.repository.ts'

/** What each call of a subscription names, for an account. */
export function subscriptionSubjects(database: Database, accountId: string) {
  const ofType = () => ({ params: { type: 'Voiture' } })
  const draft = async () => {
    await writeSubscriptionDraft(database, {
      accountId,
      product: 'car',
      content: JSON.stringify({ answers: {}, period: null, travels: [], documentsOpened: [] }),
      version: 0,
      at: new Date(),
    })
    return { params: { product: 'car' } }
  }
  return {
    'subscription.questions': ofType,
    'subscription.levels': ofType,
    'subscriptionDrafts.keep': () => ({ params: { product: 'travel' } }),
    'subscriptionDrafts.discard': draft,
  }
}
