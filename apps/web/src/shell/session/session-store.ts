import type { SessionUser } from './token.ts'

export interface SessionState {
  readonly status: 'loading' | 'signedOut' | 'signedIn'
  readonly user: SessionUser | null
  readonly error: string | null
  /** The session ended without the person asking for it: refused by the server, expired, closed in another tab. */
  readonly hasEnded: boolean
  /** True at start and during login or registration. */
  readonly loading: boolean
  /** Incremented when a session starts or ends: data loaded before belongs to someone else. */
  readonly epoch: number
}

let state: SessionState = {
  status: 'loading',
  user: null,
  error: null,
  hasEnded: false,
  loading: true,
  epoch: 0,
}
const listeners = new Set<() => void>()

export const sessionStore = {
  read: () => state,
  write: (change: Partial<SessionState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
