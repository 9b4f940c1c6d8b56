import { log } from './log.ts'

/** What an operator watches: codes and ids, nothing that a person typed or that names one. */
export interface SecurityEvent {
  readonly event:
    | 'sign_in.refused'
    | 'token.forged'
    | 'access.refused'
    | 'ids.swept'
    | 'throttled'
    | 'second_factor.off'
  /** The code of the refusal. */
  readonly code?: string
  /** The call as the list of routes writes it, without the ids of its path. */
  readonly call?: string
  readonly account?: string | null
  /** The same for the same network address until the secret changes, and nothing to be read back from. */
  readonly address?: string
  /** The number of the request. */
  readonly request?: string
}

export type LogSecurityEvent = (event: SecurityEvent) => void

/** The one place that writes them, a line of JSON each. */
export const logSecurityEvent: LogSecurityEvent = (event) => {
  log('warn', 'security', { ...event })
}
