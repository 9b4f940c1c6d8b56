import { shownName } from '@sillage/domain/claims/participation.ts'
import { conversationState } from '@sillage/domain/conversations/conversation.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import type { Conversation, StaffConversation } from '@sillage/wire/conversations.ts'
import type { ConversationMessage, ListedConversation } from './conversations.repository.ts'
import { turnOf } from './turn-of.ts'

export interface ConversationWithMessages {
  readonly row: ListedConversation
  readonly messages: readonly ConversationMessage[]
}

export function presentConversation({ row, messages }: ConversationWithMessages): Conversation {
  return {
    id: row.id,
    topic: row.topic,
    state: conversationState(turnOf(row)),
    opened_at: row.opened_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    contract: presentContract(row),
    messages: messages.map((message) => ({
      id: message.id,
      text: message.content,
      sent_at: message.sent_at.toISOString(),
      is_team: message.is_team,
      author: nameOf(message),
    })),
  }
}

export function presentForStaff(
  conversation: ConversationWithMessages,
  reader: string,
): StaffConversation {
  const { row } = conversation
  return {
    ...presentConversation(conversation),
    customer: { id: row.account_id, name: nameOf(row) },
    may_answer: row.account_id !== reader,
  }
}

function presentContract(row: ListedConversation): Conversation['contract'] {
  const { contract_id, product, answers, travels, start_date, end_date } = row
  if (!contract_id || !product || !answers || !travels || !start_date || !end_date) return null
  const start = Temporal.PlainDate.from(start_date)
  const end = Temporal.PlainDate.from(end_date)
  return { id: contract_id, name: contractName({ product, answers, travels, start, end }) }
}

function nameOf(
  row: Pick<
    ConversationMessage,
    'first_name' | 'last_name' | 'username' | 'is_active' | 'has_died'
  >,
): string {
  return shownName({
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    isActive: row.is_active || row.has_died,
  })
}
