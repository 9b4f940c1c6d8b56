/** The state of a conversation with an advisor: waiting for our answer, answered, or closed. */
export const CONVERSATION_STATES = ['waiting', 'answered', 'closed'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** The topics to choose from when it begins; the person's own words follow. */
export const CONVERSATION_TOPICS = ['contract', 'payment', 'cover', 'account', 'other'] as const
export type ConversationTopic = (typeof CONVERSATION_TOPICS)[number]

export const LONGEST_MESSAGE = 5000

/** `waitingSince` is the time of the first message not yet answered. */
export interface Turn {
  readonly waitingSince: Temporal.Instant | null
  readonly closedAt: Temporal.Instant | null
}

/**
 * The state of a conversation: an unanswered message comes first, so one that someone writes on after its end waits
 * again.
 */
export function conversationState({ waitingSince, closedAt }: Turn): ConversationState {
  if (waitingSince) return 'waiting'
  return closedAt ? 'closed' : 'answered'
}

/**
 * The turn after a message. A customer's message reopens the conversation and keeps the time of the first unanswered
 * one; ours answers all of them.
 */
export function turnAfter(
  turn: Turn,
  { isTeam, at }: { readonly isTeam: boolean; readonly at: Temporal.Instant },
): Turn {
  return { waitingSince: isTeam ? null : (turn.waitingSince ?? at), closedAt: null }
}

/** Whether a conversation may be closed: never while a message is unanswered. */
export function mayClose(turn: Turn): boolean {
  return conversationState(turn) === 'answered'
}
