import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../database/database.ts'
import type { Waiter } from './queue.ts'

/** The live session of a request, with role, capabilities and status as the database has them now. */
export interface Session {
  readonly id: string
  /** When its person last proved to be there. */
  readonly presentAt: Date
  readonly account: {
    readonly id: string
    readonly role: Role
    readonly capabilities: readonly Capability[]
    readonly username: string
    readonly email: string
  }
}

/** What any work needs, that of a request or that of every day. */
export interface WorkContext {
  /** The pool, or the transaction that the work is part of. */
  readonly database: Database
  readonly now: Temporal.Instant
}

/** One request, from the door to the repository: who asks, when, from where, and on which database. */
export interface RequestContext<S extends Session | null = Session> extends WorkContext {
  /** Of a public route: null. */
  readonly session: S
  readonly ip: string
  readonly userAgent: string
  /** The address that the caller sees: PUBLIC_URL, or the one that was asked. */
  readonly origin: string
  /** The header of the request. */
  readonly cookies: string
  /** Another of its headers; null without it. */
  readonly header: (name: string) => string | null
  readonly sendCookie: (cookie: string) => void
  /** Says in a header where the list goes on. */
  readonly linkNext: (next: { readonly page: number; readonly limit: number }) => void
  readonly waiter: Waiter
  /** The number of the last server-sent event that the caller got, when it resumes. */
  readonly lastEventId: string | null
}
