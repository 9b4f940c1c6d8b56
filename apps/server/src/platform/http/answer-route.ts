import { Readable } from 'node:stream'
import type { Body, Params, Query, Route } from '@sillage/wire/http/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Database, inTransaction } from '../database/database.ts'
import { contextOf, type MountOptions, requirePresence } from './admission.ts'
import {
  type BinaryAnswer,
  openStream,
  type RedirectAnswer,
  type StreamAnswer,
  sendBinary,
  sendOn,
} from './answers.ts'
import { refuse } from './domain-error.ts'
import type { Handler, Input } from './handlers.ts'
import { once, type Write } from './idempotency.ts'
import { parse } from './parse-input.ts'

interface Exchange {
  readonly route: Route
  readonly handler: Handler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: MountOptions
}

/** Answers a request that was admitted by its route. */
export async function answer({ route, handler, request, reply, options }: Exchange) {
  const who = request.session?.account.id ?? `anonyme ${request.ip}`
  const context = contextOf(request, reply, options)
  const input: Input<Route> = {
    params: request.params as Params<Route>,
    query: (route.query ? parse(route.query, request.query) : undefined) as Query<Route>,
    body: bodyOf(route, request),
    context,
  }
  if (route.presence) requirePresence(context)
  const run = async (database: Database): Promise<unknown> =>
    'run' in handler
      ? handler.run({ ...input, context: { ...input.context, database } })
      : inTransaction(database, await handler.prepare(input))
  const inTurn = <T>(work: () => Promise<T>) =>
    handler.queue ? handler.queue.inTurn(context.waiter, work) : work()
  const key = request.headers['idempotency-key']
  reply.status(route.status ?? 200)
  if (route.reply === 'text/event-stream')
    return openStream(reply, (await run(options.database)) as StreamAnswer)
  if (route.reply === 'redirect')
    return sendOn(reply, (await run(options.database)) as RedirectAnswer)
  if (typeof route.reply === 'string' && route.reply !== 'none')
    return sendBinary(reply.type(route.reply), (await run(options.database)) as BinaryAnswer)
  if (!route.idempotent || typeof key !== 'string') {
    const answered = await inTurn(() => run(options.database))
    if (answered instanceof Readable) reply.type('application/json; charset=utf-8')
    return answered
  }
  if (key.length < 8 || key.length > 255)
    throw refuse(
      { code: 'idempotency.key', message: 'La clé d’idempotence compte de 8 à 255 caractères.' },
      400,
    )
  return inTurn(() =>
    once(
      options.database,
      {
        request: { scope: who, key, route: keyedRoute(route, request.params), body: input.body },
        secret: options.secret,
        status: route.status ?? 200,
      },
      // an idempotent route answers with JSON
      async () => ('run' in handler ? run : await handler.prepare(input)) as Write<object>,
    ),
  )
}

/** The path parameters are part of the key: a key used for one contract is not valid for another. */
function keyedRoute({ method, path }: Route, params: unknown): string {
  const named = JSON.stringify(params)
  return named === '{}' ? `${method} ${path}` : `${method} ${path} ${named}`
}

function bodyOf(route: Route, request: FastifyRequest): Body<Route> {
  // without a body there are no bytes to stream
  if (route.body === 'stream') return (request.body ?? []) as unknown as Body<Route>
  return (route.body ? parse(route.body, request.body) : undefined) as Body<Route>
}
