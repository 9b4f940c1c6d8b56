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
      : // JSON too long to be held whole comes as its text, piece by piece
        Reply<R> | Readable

type Run<R extends Route> = (input: Input<R>) => Promise<Answer<R>>

/** What a handler does beyond one step, in the order in which it happens. */
interface Steps<R extends Route> {
  /**
   * Comes before the body is even read: whether the thing that the path names is the caller's. So another's answers as
   * an absent one (404) to any body.
   */
  readonly admit?: (input: Pick<Input<R>, 'params' | 'context'>) => Promise<void>
  /** Where whoever asks waits, with nothing begun: not even the key is looked at. */
  readonly queue?: Queue
}

interface OneStep<R extends Route> extends Steps<R> {
  readonly run: Run<R>
}

/** What is slow, or counts even when it is refused, comes first and holds no connection; what it returns then stores all at once. */
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
