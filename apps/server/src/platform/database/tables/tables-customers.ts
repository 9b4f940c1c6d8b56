import type { ConversationTopic } from '@sillage/domain/conversations/conversation.ts'
import type { EstateCapacity } from '@sillage/domain/customers/estate.ts'
import type { ExchangeKind } from '@sillage/domain/customers/exchange.ts'
import type { Generated, Selectable } from 'kysely'

interface CustomerExchangeTable {
  id: Generated<string>
  account_id: string
  kind: ExchangeKind
  text: string
  recorded_by: string
  at: Date
  /** `YYYY-MM-DD`: the deadline of a promise. */
  promised_on: string | null
  kept_at: Date | null
  kept_by: string | null
}

/** A policyholder who has died, and who speaks for the estate. */
interface HolderDeathTable {
  account_id: string
  /** `YYYY-MM-DD`. */
  died_on: string
  capacity: EstateCapacity
  correspondent: string
  /** The lines of the postal address. */
  address: string
  /** The papers that were seen. */
  proof: string
  /** Whether the account could be signed in to before. */
  was_active: boolean
  recorded_at: Date
  recorded_by: string
}

/** Of a payout: who named the account that receives it for an estate, and by which papers. */
export interface EstatePayeeColumns {
  payee_named_by: Generated<string | null>
  payee_proof: Generated<string | null>
}

export type HolderDeathRow = Selectable<HolderDeathTable>

export interface CustomerTables {
  holder_death: HolderDeathTable
  customer_exchange: CustomerExchangeTable
  conversation: ConversationTable
  conversation_message: ConversationMessageTable
}

export type ExchangeRow = Selectable<CustomerExchangeTable>

interface ConversationTable {
  id: Generated<string>
  account_id: string
  contract_id: string | null
  topic: ConversationTopic
  opened_at: Date
  last_at: Date
  /** When the oldest unanswered message arrived. */
  waiting_since: Date | null
  closed_at: Date | null
  closed_by: string | null
}

interface ConversationMessageTable {
  id: Generated<string>
  conversation_id: string
  account_id: string
  author_id: string
  is_team: boolean
  content: string
  sent_at: Date
}

export type ConversationRow = Selectable<ConversationTable>
