import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { insertConversation, insertMessage } from './conversations.repository.ts'

interface Built {
  readonly accountId: string
  readonly isAnswered?: boolean
  readonly at?: Date
}

/** A question, unanswered unless `isAnswered`. Returns the route parameters. */
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

/** The parameters of the conversation routes, for the permission tests. */
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

/** Team members can't answer themselves, so they answer another account's question. */
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
