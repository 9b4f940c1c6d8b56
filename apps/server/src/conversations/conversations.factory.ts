import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { insertConversation, insertMessage } from './conversations.repository.ts'

interface Built {
  readonly accountId: string
  readonly isAnswered?: boolean
  readonly at?: Date
}

/** A question that waits for an answer, or has got one; its params. */
export async function buildConversation(
  database: Database,
  { accountId, isAnswered = false, at = new Date() }: Built,
) {
  const id = await insertConversation(database, {
    account_id: accountId,
    topic: 'cover',
    opened_at: at,
    last_at: at,
    waiting_since: isAnswered ? null : at,
  })
  await insertMessage(database, {
    conversation_id: id,
    account_id: accountId,
    author_id: accountId,
    is_team: false,
    content: 'Suis-je couverte en Suisse ?',
    sent_at: at,
  })
  return { id }
}

/** What each call is about, for who may make it and who may not. */
export function conversationSubjects(database: Database, accountId: string) {
  const waiting = async () => ({ params: await buildConversation(database, { accountId }) })
  return {
    'conversations.write': waiting,
    'conversations.answer': waiting,
    'conversations.close': async () => ({
      params: await buildConversation(database, { accountId, isAnswered: true }),
    }),
  }
}

/** Nobody of the team answers themselves: what they answer is another’s. */
export function sampleConversationParams(database: Database, accountId: string) {
  const other = async () => ({ accountId: (await buildAccount(database)).id })
  return {
    'conversations.write': () => buildConversation(database, { accountId }),
    'conversations.answer': async () => buildConversation(database, await other()),
  }
}

export function sampleConversationBodies(database: Database, accountId: string) {
  return {
    'conversations.open': async () => ({
      topic: 'cover',
      message: 'Suis-je couverte ?',
      contract_id: (await buildContract(database, { accountId })).id,
    }),
    'conversations.write': () => ({ message: 'Et en Italie ?' }),
    'conversations.answer': () => ({ message: 'Oui, votre contrat couvre la Suisse.' }),
  }
}
