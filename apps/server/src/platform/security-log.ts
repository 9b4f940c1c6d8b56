import { log } from './log.ts'

/** An event for the operator to watch: codes and ids only, nothing that a person typed or that identifies one. */
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
  /** The route's pattern, without the ids of the path. */
  readonly call?: string
  readonly account?: string | null
  /** Pseudonym of the network address: stable until the secret changes, and not reversible. */
  readonly address?: string
  /** The id of the request. */
  readonly request?: string
}

export type LogSecurityEvent = (event: SecurityEvent) => void

/** The only place where they are written, one line of JSON each. */
export const logSecurityEvent: LogSecurityEvent = (event) => {
  log('warn', 'security', { ...event })
}
