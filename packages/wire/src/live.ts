import type { ClaimMessage } from './claims/claim-message.ts'
import { room } from './http/route.ts'

/** What each kind of event carries to an open page. */
interface LivePayloads {
  readonly message: { readonly claim_id: string; readonly message: ClaimMessage }
  readonly status: {
    readonly claim_id: string
    readonly claimStatus: 'pending' | 'in_progress' | 'under_review' | 'closed'
  }
  /** This account has read the messages of others after `from` and up to `up_to`. */
  readonly read: {
    readonly claim_id: string
    readonly user_id: string
    readonly from: string
    readonly up_to: string
  }
  readonly participants: { readonly claim_id: string }
  /**
   * Only for colleagues: a member of the team is reading the claim, writing in it, or has left it. Repeated while it
   * lasts.
   */
  readonly presence: {
    readonly claim_id: string
    readonly user_id: string
    readonly name: string
    readonly doing: 'reading' | 'writing' | 'gone'
  }
  readonly notification: { readonly title: string; readonly path: string }
}

type Kind = keyof LivePayloads

/** The events that an open page receives. Each event has a number, greater than all before it. */
export type LiveEvent = {
  readonly [K in Kind]: { readonly kind: K; readonly payload: LivePayloads[K] }
}[Kind]

export const LIVE_KINDS: readonly string[] = [
  'message',
  'status',
  'read',
  'participants',
  'presence',
  'notification',
] satisfies Kind[]

export const live = room({
  stream: {
    method: 'GET',
    path: '/live',
    weight: 3,
    access: 'signedIn',
    summary:
      'Ce qui change, à mesure (server-sent events) ; reprend après le numéro de Last-Event-ID',
    reply: 'text/event-stream',
  },
})
