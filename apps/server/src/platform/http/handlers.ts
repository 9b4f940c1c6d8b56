import type { Readable } from 'node:stream'
import type {
  Access,
  BinaryType,
  Body,
  EventStream,
  Params,
  Query,
  Reply,
  Room,
  Route,
} from '@sillage/wire/http/route.ts'
import type { BinaryAnswer, RedirectAnswer, StreamAnswer } from './answers.ts'
import type { Write } from './idempotency.ts'
import type { Queue } from './queue.ts'
import type { RequestContext, Session } from './request-context.ts'

type SessionOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'optional'
    ? Session | null
    : Session

type ContextOf<R extends Route> = RequestContext<SessionOf<R['access']>>

export interface Input<R extends Route> {
  readonly params: Params<R>
  readonly query: Query<R>
  readonly body: Body<R>
  readonly context: ContextOf<R>
}

type Answer<R extends Route> = R['reply'] extends 'redirect'
  ? RedirectAnswer
  : R['reply'] extends EventStream
    ? StreamAnswer
    : R['reply'] extends BinaryType
      ? BinaryAnswer
      : // JSON too large to hold in memory, streamed as text
        Reply<R> | Readable

type Run<R extends Route> = (input: Input<R>) => Promise<Answer<R>>

/** The optional steps of a handler, in the order in which they run. */
interface Steps<R extends Route> {
  /**
   * Runs before the body is read: throws 404 unless what the path names belongs to the caller, so that another's id and
   * a missing one are answered alike whatever the body.
   */
  readonly admit?: (input: Pick<Input<R>, 'params' | 'context'>) => Promise<void>
  /** The queue in which the caller waits before anything starts, even the idempotency key. */
  readonly queue?: Queue
}

interface OneStep<R extends Route> extends Steps<R> {
  readonly run: Run<R>
}

/**
 * Slow work, or work that counts even when refused, is done in `prepare` without a connection; the function it returns
 * then stores everything at once.
 */
interface TwoSteps<R extends Route> extends Steps<R> {
  readonly prepare: (input: Input<R>) => Promise<Write<Answer<R>>>
}

/** A handler for every route of a room; a missing one does not compile. */
export type Handlers<R extends Room> = {
  readonly [K in keyof R]:
    | Run<R[K]>
    | OneStep<R[K]>
    | (R[K] extends { readonly idempotent: true } ? TwoSteps<R[K]> : never)
}

export type AnyRun = Run<Route>
export type Handler = OneStep<Route> | TwoSteps<Route>
