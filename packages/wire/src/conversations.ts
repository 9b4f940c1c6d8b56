import {
  CONVERSATION_STATES,
  CONVERSATION_TOPICS,
  LONGEST_MESSAGE,
} from '@sillage/domain/conversations/conversation.ts'
import * as z from 'zod/mini'
import { paragraph, uuid } from './http/fields.ts'
import { paging } from './http/paging.ts'
import { data, room, STAFF } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'

const state = z.enum(CONVERSATION_STATES, REFUSALS.stateUnknown)
const topic = z.enum(CONVERSATION_TOPICS, REFUSALS.valueUnknown)

const message = z.object({
  id: z.string(),
  text: z.string(),
  sent_at: z.string(),
  is_team: z.boolean(),
  /** The name of its author as shown to the reader. */
  author: z.string(),
})

export const conversation = z.object({
  id: z.string(),
  topic,
  state,
  opened_at: z.string(),
  /** Since when a message has waited for our answer; null when none does. */
  waiting_since: z.nullable(z.string()),
  contract: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The newest hundred, in chronological order. */
  messages: z.array(message),
})

export type Conversation = z.output<typeof conversation>

export const staffConversation = z.extend(conversation, {
  customer: z.object({ id: z.string(), name: z.string() }),
  /** Members of the team can't answer their own questions. */
  may_answer: z.boolean(),
})

export type StaffConversation = z.output<typeof staffConversation>

const words = paragraph(LONGEST_MESSAGE)

/** Questions to an advisor that belong to no claim. */
export const conversations = room({
  open: {
    method: 'POST',
    path: '/conversations',
    access: 'signedIn',
    summary: 'Écrire à un conseiller',
    body: z.object({ topic, message: words, contract_id: z.optional(uuid) }),
    reply: data(conversation),
    status: 201,
    idempotent: true,
  },
  mine: {
    method: 'GET',
    path: '/conversations',
    access: 'signedIn',
    summary: 'Ses questions aux conseillers, la plus récente en tête',
    reply: data(z.array(conversation)),
  },
  write: {
    method: 'POST',
    path: '/conversations/:id/messages',
    access: 'signedIn',
    summary: 'Écrire dans une conversation qui est la sienne',
    body: z.object({ message: words }),
    reply: data(conversation),
    status: 201,
    idempotent: true,
  },
  all: {
    method: 'GET',
    path: '/conversations/all',
    access: STAFF,
    summary: 'Les questions des clients, celle qui attend depuis le plus longtemps en tête',
    query: z.object({ state: z.optional(state), ...paging }),
    reply: data(z.object({ conversations: z.array(staffConversation), total: z.int() })),
  },
  answer: {
    method: 'POST',
    path: '/conversations/:id/answer',
    access: STAFF,
    summary: 'Répondre à un client',
    body: z.object({ message: words }),
    reply: data(staffConversation),
    status: 201,
    idempotent: true,
  },
  close: {
    method: 'POST',
    path: '/conversations/:id/close',
    access: STAFF,
    summary: 'Terminer une conversation qui a reçu une réponse',
    reply: data(staffConversation),
  },
})
