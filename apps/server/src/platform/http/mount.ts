import { Readable } from 'node:stream'
import { isPresent } from '@sillage/domain/accounts/presence.ts'
import { hasOneOf, type Role } from '@sillage/domain/accounts/roles.ts'
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
} from '@sillage/wire/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type Database, inTransaction } from '../database/database.ts'
import {
  type BinaryAnswer,
  openStream,
  type RedirectAnswer,
  type StreamAnswer,
  sendBinary,
  sendOn,
} from './answers.ts'
import { DomainError, forbidden } from './domain-error.ts'
import { once, type Write } from './idempotency.ts'
import { parse } from './parse-input.ts'
import { sentenceOf } from './sentences.ts'
import type { Waiter } from './waiter.ts'

z.config({ ...z.locales.fr(), customError: sentenceOf })

/** The live session of a request, with role and status as the database has them now. */
export interface Session {
  readonly id: string
  /** When its person last proved to be there. */
  readonly presentAt: Date
  readonly account: {
    readonly id: string
    readonly role: Role
    readonly username: string
    readonly email: string
  }
}

interface RequestContext {
  /** The pool, or the transaction of an idempotent creation that is stored in one step. */
  readonly database: Database
  readonly now: Temporal.Instant
  readonly ip: string
  readonly userAgent: string
  /** The address that the caller sees: PUBLIC_URL, or the one that was asked. */
  readonly origin: string
  readonly cookies: string
  readonly sendCookie: (cookie: string) => void
  readonly waiter: Waiter
  /** The number of the last server-sent event that the caller got, when it resumes. */
  readonly lastEventId: string | null
}

type SessionOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'optional'
    ? Session | null
    : Session

export interface Input<R extends Route> {
  readonly params: Params<R>
  readonly query: Query<R>
  readonly body: Body<R>
  readonly session: SessionOf<R['access']>
  readonly context: RequestContext
}

type Answer<R extends Route> = R['reply'] extends 'redirect'
  ? RedirectAnswer
  : R['reply'] extends EventStream
    ? StreamAnswer
    : R['reply'] extends BinaryType
      ? BinaryAnswer
      : // JSON too long to be held whole comes as its text, piece by piece
        Reply<R> | Readable

type OneStep<R extends Route> = (input: Input<R>) => Promise<Answer<R>>

/** What is slow, or counts even when it is refused, comes first and holds no connection; what it returns then stores all at once. */
interface TwoSteps<R extends Route> {
  readonly prepare: (input: Input<R>) => Promise<Write<Answer<R>>>
}

/** A handler for every route of a room; a missing one does not compile. */
export type Handlers<R extends Room> = {
  readonly [K in keyof R]: R[K] extends { readonly idempotent: true }
    ? OneStep<R[K]> | TwoSteps<R[K]>
    : OneStep<R[K]>
}

/**
 * What comes before the body of some routes is even read: whether the thing that the path names is the caller's. So
 * another's answers as an absent one (404) to any body.
 */
export type BeforeBody<R extends Room> = {
  readonly [K in keyof R]?: (asked: {
    readonly params: Params<R[K]>
    readonly session: SessionOf<R[K]['access']>
    readonly database: Database
  }) => Promise<void>
}

export interface MountOptions {
  readonly database: Database
  readonly clock: () => Temporal.Instant
  /** Of what an idempotent creation keeps of its request. */
  readonly secret: string
  readonly publicUrl?: string | null
  /** Finds the live session of a bearer token; throws 401 for a dead one, null without one. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

interface MountedRoom<R extends Room> {
  readonly room: R
  readonly handlers: Handlers<R>
  readonly beforeBody?: BeforeBody<R>
  readonly options: MountOptions
}

/** Serves a room: guard, validation, idempotency and serialisation all come from the route's data. */
export function mount<R extends Room>(
  app: FastifyInstance,
  { room, handlers, beforeBody, options }: MountedRoom<R>,
) {
  for (const [name, route] of Object.entries(room)) {
    // the same keys by the type of Handlers; the loop loses which one
    const handler = handlers[name] as unknown as Exchange['handler']
    const admit = beforeBody?.[name] as BeforeBody<Room>[string]
    const serve = (scope: FastifyInstance) =>
      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.bodyLimit ?? 262_144,
        config: { route },
        // before the body is read: a stranger's body is not worth parsing
        onRequest: async (request) => {
          if (route.access === 'public') return
          request.session = await options.sessionOf(request)
          if (route.access !== 'optional') guard(route.access, request.session)
          const { params, session } = request as { params: Params<Route>; session: Session }
          await admit?.({ params, session, database: options.database })
        },
        handler: (request, reply) => answer({ route, handler, request, reply, options }),
      })
    if (route.body === 'stream')
      void app.register(async (scope) => {
        // whatever it is called: what it is shows in its bytes
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_, bytes: Readable, done) => {
          // who stops reading still answers
          done(null, bytes.iterator({ destroyOnReturn: false }))
        })
        // the rest of the body is let pass: the next request of its connection comes behind it
        scope.addHook('onResponse', async ({ raw }) => {
          raw.resume()
        })
        serve(scope)
      })
    else serve(app)
  }
}

function guard(access: 'signedIn' | readonly Role[], session: Session | null) {
  if (!session)
    throw new DomainError({
      status: 401,
      code: 'session.required',
      message: 'Connectez-vous pour continuer.',
    })
  if (access !== 'signedIn' && !hasOneOf(session.account.role, access)) throw forbidden()
}

/** Comes once the body is known to be readable, and before anything slow: nobody proves presence for a form that is wrong. */
function requirePresence(session: Session | null, now: Temporal.Instant) {
  const provedAt = Temporal.Instant.fromEpochMilliseconds(session?.presentAt.getTime() ?? 0)
  if (!isPresent({ provedAt, now }))
    throw new DomainError({
      status: 403,
      code: 'presence.required',
      message:
        'Votre connexion date de plus de dix minutes. Avant de signer, confirmez que c’est bien vous, ou reconnectez-vous.',
    })
}

interface Exchange {
  readonly route: Route
  readonly handler: OneStep<Route> | TwoSteps<Route>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: MountOptions
}

async function answer({ route, handler, request, reply, options }: Exchange) {
  const who = request.session?.account.id ?? `anonyme ${request.ip}`
  const input: Input<Route> = {
    params: request.params as Params<Route>,
    query: (route.query ? parse(route.query, request.query) : undefined) as Query<Route>,
    body: bodyOf(route, request),
    session: request.session,
    context: {
      database: options.database,
      now: options.clock(),
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      origin: originOf(request, options),
      cookies: request.headers.cookie ?? '',
      sendCookie: (cookie) => reply.header('set-cookie', cookie),
      waiter: { who, isGone: () => request.raw.socket.destroyed },
      lastEventId: request.headers['last-event-id']?.toString() ?? null,
    },
  }
  if (route.presence) requirePresence(request.session, input.context.now)
  const isOneStep = typeof handler === 'function'
  const run = async (database: Database): Promise<unknown> =>
    isOneStep
      ? handler({ ...input, context: { ...input.context, database } })
      : inTransaction(database, await handler.prepare(input))
  const key = request.headers['idempotency-key']
  reply.status(route.status ?? 200)
  if (route.reply === 'text/event-stream')
    return openStream(reply, (await run(options.database)) as StreamAnswer)
  if (route.reply === 'redirect')
    return sendOn(reply, (await run(options.database)) as RedirectAnswer)
  if (typeof route.reply === 'string' && route.reply !== 'none')
    return sendBinary(reply.type(route.reply), (await run(options.database)) as BinaryAnswer)
  if (!route.idempotent || typeof key !== 'string') {
    const answered = await run(options.database)
    if (answered instanceof Readable) reply.type('application/json; charset=utf-8')
    return answered
  }
  if (key.length < 8 || key.length > 255)
    throw new DomainError({
      status: 400,
      code: 'idempotency.key',
      message: 'La clé d’idempotence compte de 8 à 255 caractères.',
    })
  return once(
    options.database,
    {
      request: { scope: who, key, route: keyedRoute(route, request.params), body: input.body },
      secret: options.secret,
      status: route.status ?? 200,
    },
    // an idempotent route answers with JSON
    async () => (isOneStep ? run : await handler.prepare(input)) as Write<object>,
  )
}

/** What a path names is part of what is asked: a key used for one contract is no key for another. */
function keyedRoute({ method, path }: Route, params: unknown): string {
  const named = JSON.stringify(params)
  return named === '{}' ? `${method} ${path}` : `${method} ${path} ${named}`
}

function bodyOf(route: Route, request: FastifyRequest): Body<Route> {
  // a call without a body has sent no bytes
  if (route.body === 'stream') return (request.body ?? []) as unknown as Body<Route>
  return (route.body ? parse(route.body, request.body) : undefined) as Body<Route>
}

function originOf(request: FastifyRequest, { publicUrl }: MountOptions): string {
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`
}
