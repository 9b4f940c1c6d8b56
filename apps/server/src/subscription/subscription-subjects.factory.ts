import type { Database } from '../platform/database/database.ts'
import { writeSubscriptionDraft } from './drafts/subscription-drafts.repository.ts'

const ofType = () => ({ params: { type: 'Voiture' } })

/** The subjects of each subscription call, for an account. */
export function subscriptionSubjects(database: Database, accountId: string) {
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

/** A draft as a device first sends it. */
export function sampleDraft() {
  const europe = { answer: 'Europe', choosable_answer_id: 'travel.zone.europe' }
  return {
    content: {
      answers: { 'travel.zone': europe },
      period: { start: '2027-03-03', end: null },
      travels: [],
      documentsOpened: [],
    },
    version: 0,
  }
}
