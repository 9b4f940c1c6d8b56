import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../database/database.ts'
import type { Waiter } from './queue.ts'

/** The live session of a request, with the current role, capabilities and status from the database. */
export interface Session {
  readonly id: string
  /** The last proof of presence. */
  readonly presentAt: Date
  readonly account: {
    readonly id: string
    readonly role: Role
    readonly capabilities: readonly Capability[]
    readonly username: string
    readonly email: string
  }
}

/** What any work needs, for a request or a daily job. */
export interface WorkContext {
  /** The pool, or the transaction that the work is part of. */
  readonly database: Database
  readonly now: Temporal.Instant
}

/** One request, from the door to the repository: who asks, when, from where, and on which database. */
export interface RequestContext<S extends Session | null = Session> extends WorkContext {
  /** Null on a public route. */
  readonly session: S
  readonly ip: string
  readonly userAgent: string
  /** The address that the caller sees: PUBLIC_URL, or the host of the request. */
  readonly origin: string
  /** The Cookie header. */
  readonly cookies: string
  /** Any other header; null when absent. */
  readonly header: (name: string) => string | null
  readonly sendCookie: (cookie: string) => void
  /** Adds the Link header to the next page of a list. */
  readonly linkNext: (next: { readonly page: number; readonly limit: number }) => void
  readonly waiter: Waiter
  /** The id of the last server-sent event that the caller received, when it resumes. */
  readonly lastEventId: string | null
}
