import type { ConversationState } from '@sillage/domain/conversations/conversation.ts'
import { type Insertable, sql } from 'kysely'
import { HAS_DIED } from '../platform/database/account-columns.ts'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { ConversationRow } from '../platform/database/tables/tables-customers.ts'

const COLUMNS = [
  'conversation.id',
  'conversation.account_id',
  'conversation.contract_id',
  'conversation.topic',
  'conversation.opened_at',
  'conversation.last_at',
  'conversation.waiting_since',
  'conversation.closed_at',
  'conversation.closed_by',
] as const

/** Per conversation, the newest; older ones are only in the export of a person's data. */
const NEWEST_MESSAGES = 100

export async function insertConversation(
  database: Database,
  conversation: Insertable<Schema['conversation']>,
): Promise<string> {
  const { id } = await database
    .insertInto('conversation')
    .values(conversation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertMessage(
  database: Database,
  message: Insertable<Schema['conversation_message']>,
): Promise<string> {
  const { id } = await database
    .insertInto('conversation_message')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function ownsContract(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  return database
    .selectFrom('contract')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
    .then((row) => row !== undefined)
}

/** Locks a conversation until the transaction ends: of two writers at once, the second waits. */
export function holdConversation(
  database: Database,
  id: string,
): Promise<ConversationRow | undefined> {
  return database
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setTurn(
  database: Database,
  id: string,
  turn: Partial<Pick<ConversationRow, 'waiting_since' | 'closed_at' | 'closed_by' | 'last_at'>>,
): Promise<void> {
  await database.updateTable('conversation').set(turn).where('id', '=', id).execute()
}

export type ListedConversation = Awaited<ReturnType<typeof listed>>[number]

function withPeople(database: Database) {
  return database
    .selectFrom('conversation')
    .innerJoin('account', 'account.id', 'conversation.account_id')
    .leftJoin('holder_death', 'holder_death.account_id', 'account.id')
    .leftJoin('contract', 'contract.id', 'conversation.contract_id')
    .select(COLUMNS)
    .select(['account.username', 'account.first_name', 'account.last_name'])
    .select('account.is_active')
    .select(HAS_DIED.as('has_died'))
    .select(['contract.product', 'contract.answers', 'contract.travels'])
    .select(['contract.start_date', 'contract.end_date'])
}

function listed(database: Database) {
  return withPeople(database).execute()
}

export function findConversation(database: Database, id: string): Promise<ListedConversation> {
  return withPeople(database).where('conversation.id', '=', id).executeTakeFirstOrThrow()
}

export function findConversationsOf(
  database: Database,
  accountId: string,
): Promise<ListedConversation[]> {
  return withPeople(database)
    .where('conversation.account_id', '=', accountId)
    .orderBy('conversation.last_at', 'desc')
    .orderBy('conversation.id')
    .limit(50)
    .execute()
}

interface Wanted {
  readonly state: ConversationState | undefined
  readonly limit: number
  readonly offset: number
}

/** Unanswered ones first, longest waiting first; then the others, latest first. */
export function findConversations(
  database: Database,
  { state, limit, offset }: Wanted,
): Promise<ListedConversation[]> {
  return inState(withPeople(database), state)
    .orderBy('conversation.waiting_since', (order) => order.asc().nullsLast())
    .orderBy('conversation.last_at', 'desc')
    .orderBy('conversation.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countConversations(
  database: Database,
  state: ConversationState | undefined,
): Promise<number> {
  const all = database.selectFrom('conversation').select(({ fn }) => fn.countAll().as('count'))
  const { count } = await inState(all, state).executeTakeFirstOrThrow()
  return Number(count)
}

interface Filtered {
  where(
    column: 'conversation.waiting_since' | 'conversation.closed_at',
    is: 'is' | 'is not',
    value: null,
  ): this
}

function inState<Q extends Filtered>(query: Q, state: ConversationState | undefined): Q {
  if (state === undefined) return query
  if (state === 'waiting') return query.where('conversation.waiting_since', 'is not', null)
  return query
    .where('conversation.waiting_since', 'is', null)
    .where('conversation.closed_at', state === 'closed' ? 'is not' : 'is', null)
}

export interface ConversationMessage {
  readonly id: string
  readonly conversation_id: string
  readonly is_team: boolean
  readonly content: string
  readonly sent_at: Date
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly is_active: boolean
  readonly has_died: boolean
}

/** The messages of some conversations, oldest first, with their authors. */
export async function findMessages(
  database: Database,
  ids: readonly string[],
): Promise<readonly ConversationMessage[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ConversationMessage>`
    select message.id, message.conversation_id, is_team, content, sent_at,
      username, first_name, last_name, is_active, ${HAS_DIED} as has_died
    from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (
      select id, conversation_id, author_id, is_team, content, sent_at
      from conversation_message where conversation_id = wanted.id
      order by sent_at desc, id desc limit ${NEWEST_MESSAGES}
    ) as message
    join account on account.id = message.author_id
    left join holder_death on holder_death.account_id = account.id
    order by sent_at, message.id`.execute(database)
  return rows
}
