/** Where a conversation with an adviser stands: for us to answer, answered, or ended. */
export const CONVERSATION_STATES = ['waiting', 'answered', 'closed'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** What it may begin about; the person’s own words follow. */
export const CONVERSATION_TOPICS = ['contract', 'payment', 'cover', 'account', 'other'] as const
export type ConversationTopic = (typeof CONVERSATION_TOPICS)[number]

export const LONGEST_MESSAGE = 5000

/** The turn of a conversation. `waitingSince`: of the first message that nobody has answered yet. */
export interface Turn {
  readonly waitingSince: Temporal.Instant | null
  readonly closedAt: Temporal.Instant | null
}

/** Whoever waits comes first: an ended conversation that somebody writes on waits again. */
export function conversationState({ waitingSince, closedAt }: Turn): ConversationState {
  if (waitingSince) return 'waiting'
  return closedAt ? 'closed' : 'answered'
}

/** After a message. That of a customer opens it again, and keeps the time of the first one that waits; ours answers all. */
export function turnAfter(
  turn: Turn,
  { isTeam, at }: { readonly isTeam: boolean; readonly at: Temporal.Instant },
): Turn {
  return { waitingSince: isTeam ? null : (turn.waitingSince ?? at), closedAt: null }
}

/** Whether it may be ended: never while somebody waits for an answer. */
export function mayClose(turn: Turn): boolean {
  return conversationState(turn) === 'answered'
}
