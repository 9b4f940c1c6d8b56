import {
  conversationState,
  mayClose,
  turnAfter,
} from '@sillage/domain/conversations/conversation.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { conversations } from '@sillage/wire/conversations.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { capAttempts, holdOwnAccount } from '../accounts/accounts.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { ConversationRow } from '../platform/database/tables/tables-customers.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { CONVERSATION_NOTICES, CONVERSATION_REFUSALS } from './conversations.messages.ts'
import type { ConversationWithMessages } from './conversations.present.ts'
import {
  countConversations,
  findConversation,
  findConversations,
  findConversationsOf,
  findMessages,
  holdConversation,
  insertConversation,
  insertMessage,
  type ListedConversation,
  ownsContract,
  setTurn,
} from './conversations.repository.ts'
import { turnColumns, turnOf } from './turn-of.ts'

/** Messages that one account may send in 15 minutes. */
const MESSAGES = 30
const USUAL_LIMIT = 20

export function capMessages({ database, now, session }: RequestContext): Promise<void> {
  return capAttempts(database, { key: `questions ${session.account.id}`, cap: MESSAGES, now })
}

/** Asks an adviser a question, about one's own contract or about none. */
export function openConversation(
  { database, now, session }: RequestContext,
  form: Body<typeof conversations.open>,
): Promise<ConversationWithMessages> {
  const { id: accountId } = session.account
  const { topic, message, contract_id: contractId = null } = form
  const at = new Date(now.epochMilliseconds)
  return inTransaction(database, async (transaction) => {
    await holdOwnAccount(transaction, session)
    if (contractId !== null && !(await ownsContract(transaction, { id: contractId, accountId })))
      throw notFound()
    const id = await insertConversation(transaction, {
      account_id: accountId,
      contract_id: contractId,
      topic,
      opened_at: at,
      last_at: at,
      waiting_since: at,
    })
    await insertMessage(transaction, {
      conversation_id: id,
      account_id: accountId,
      author_id: accountId,
      is_team: false,
      content: message,
      sent_at: at,
    })
    return conversationWithMessages(transaction, id)
  })
}

export async function conversationsOf({
  database,
  session,
}: RequestContext): Promise<ConversationWithMessages[]> {
  return withMessages(database, await findConversationsOf(database, session.account.id))
}

/** Adds a message by the customer; reopens a closed conversation. */
export function writeMessage(
  context: RequestContext,
  id: string,
  message: string,
): Promise<ConversationWithMessages> {
  const { database, session } = context
  return inTransaction(database, async (transaction) => {
    const row = await held(transaction, id)
    if (row.account_id !== session.account.id) throw notFound()
    await add({ ...context, database: transaction }, row, { message, isTeam: false })
    return conversationWithMessages(transaction, id)
  })
}

/** One page for staff; reading it is audited. */
export async function listConversations(
  { database, session }: RequestContext,
  { state, page = 1, limit = USUAL_LIMIT }: Query<typeof conversations.all>,
): Promise<{ readonly page: ConversationWithMessages[]; readonly total: number }> {
  const rows = await findConversations(database, { state, limit, offset: (page - 1) * limit })
  const total = await countConversations(database, state)
  if (rows.length > 0)
    // the page shows their messages, so the audit names them
    await recordListing(database, {
      actorId: session.account.id,
      action: 'conversation.read',
      subjectKind: 'conversation',
      subjectId: '',
      filter: { ids: rows.map(({ id }) => id) },
      found: total,
    })
  return { page: await withMessages(database, rows), total }
}

/** Answers as a team member, never on one's own question; the customer is notified. */
export function giveAnswer(
  context: RequestContext,
  id: string,
  message: string,
): Promise<ConversationWithMessages> {
  const { database, session } = context
  return inTransaction(database, async (transaction) => {
    const row = await heldForColleague(transaction, { id, reader: session.account.id })
    const messageId = await add({ ...context, database: transaction }, row, {
      message,
      isTeam: true,
    })
    const { title, ...mail } = CONVERSATION_NOTICES.answered
    await notify(transaction, {
      accountId: row.account_id,
      key: `conversation ${messageId}`,
      title,
      path: paths.conversations,
      mail: { ...mail, choice: 'messages', evenUnproved: true },
    })
    await record(transaction, { actorId: session.account.id, id, action: 'conversation.answered' })
    return conversationWithMessages(transaction, id)
  })
}

/** Closes an answered conversation; a new message reopens it. */
export function closeConversation(
  context: RequestContext,
  id: string,
): Promise<ConversationWithMessages> {
  const { database, now, session } = context
  return inTransaction(database, async (transaction) => {
    const row = await heldForColleague(transaction, { id, reader: session.account.id })
    const turn = turnOf(row)
    if (!mayClose(turn)) {
      const why = conversationState(turn) === 'closed' ? 'closed' : 'waiting'
      throw refuse({ code: `conversation.${why}`, message: CONVERSATION_REFUSALS[why] }, 409)
    }
    const closed_at = new Date(now.epochMilliseconds)
    await setTurn(transaction, id, { closed_at, closed_by: session.account.id })
    await record(transaction, { actorId: session.account.id, id, action: 'conversation.closed' })
    return conversationWithMessages(transaction, id)
  })
}

async function held(database: Database, id: string): Promise<ConversationRow> {
  const row = isUuid(id) ? await holdConversation(database, id) : undefined
  if (!row) throw notFound()
  return row
}

async function heldForColleague(
  database: Database,
  { id, reader }: { readonly id: string; readonly reader: string },
): Promise<ConversationRow> {
  const row = await held(database, id)
  if (row.account_id === reader)
    throw refuse({ code: 'conversation.own', message: CONVERSATION_REFUSALS.own }, 403)
  return row
}

async function add(
  { database, now, session }: RequestContext,
  row: ConversationRow,
  { message, isTeam }: { readonly message: string; readonly isTeam: boolean },
): Promise<string> {
  const at = new Date(now.epochMilliseconds)
  const turn = turnAfter(turnOf(row), { isTeam, at: now })
  await setTurn(database, row.id, { ...turnColumns(turn), closed_by: null, last_at: at })
  return insertMessage(database, {
    conversation_id: row.id,
    account_id: row.account_id,
    author_id: session.account.id,
    is_team: isTeam,
    content: message,
    sent_at: at,
  })
}

function record(
  database: Database,
  {
    actorId,
    id,
    action,
  }: {
    readonly actorId: string
    readonly id: string
    readonly action: 'conversation.answered' | 'conversation.closed'
  },
) {
  return recordAudit(database, {
    actorId,
    action,
    subjectKind: 'conversation',
    subjectId: id,
    detail: {},
  })
}

async function conversationWithMessages(
  database: Database,
  id: string,
): Promise<ConversationWithMessages> {
  const row = await findConversation(database, id)
  return { row, messages: await findMessages(database, [id]) }
}

async function withMessages(
  database: Database,
  rows: readonly ListedConversation[],
): Promise<ConversationWithMessages[]> {
  const messages = await findMessages(
    database,
    rows.map(({ id }) => id),
  )
  const byConversation = Map.groupBy(messages, (message) => message.conversation_id)
  return rows.map((row) => ({ row, messages: byConversation.get(row.id) ?? [] }))
}
