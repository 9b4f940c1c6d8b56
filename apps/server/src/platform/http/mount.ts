import type { Readable } from 'node:stream'
import type { Params, Room, Route } from '@sillage/wire/http/route.ts'
import { IDLE_HEADER, LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { contextOf, guard, type MountOptions } from './admission.ts'
import { answer } from './answer-route.ts'
import type { AnyRun, Handler, Handlers } from './handlers.ts'
import { sentenceOf } from './sentences.ts'

z.config({ ...z.locales.fr(), customError: sentenceOf })

interface MountedRoom<R extends Room> {
  readonly room: R
  readonly handlers: Handlers<R>
  readonly options: MountOptions
}

/** Serves a room: guard, validation, idempotency and serialisation are derived from the data of each route. */
export function mount<R extends Room>(
  app: FastifyInstance,
  { room, handlers, options }: MountedRoom<R>,
) {
  for (const [name, route] of Object.entries(room)) {
    // same keys as in Handlers; the loop loses their types
    const given = handlers[name] as unknown as Handler | AnyRun
    const handler = typeof given === 'function' ? { run: given } : given
    const serve = (scope: FastifyInstance) =>
      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.bodyLimit ?? 262_144,
        // an endless answer would also keep a HEAD request open
        exposeHeadRoute: route.reply !== 'text/event-stream',
        config: { route },
        // before the body is read: a stranger's body is not worth parsing
        onRequest: (request, reply) => {
          const admit = async () => {
            if (route.access !== 'public') request.session = await options.sessionOf(request)
            if (request.session) {
              reply.header(IDLE_HEADER, options.idleSeconds)
              reply.header(LIVE_HEADER, options.livePosition())
            }
            guard(route.access, request.session)
            const params = request.params as Params<Route>
            await handler.admit?.({ params, context: contextOf(request, reply, options) })
          }
          return handler.queue ? handler.queue.atTheDoor(admit) : admit()
        },
        handler: (request, reply) => answer({ route, handler, request, reply, options }),
      })
    if (route.body === 'stream')
      void app.register(async (scope) => {
        // any content type is accepted: the file's type is read from its bytes
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_, bytes: Readable, done) => {
          // a handler that stops reading the body can still send its answer
          done(null, bytes.iterator({ destroyOnReturn: false }))
        })
        // drains the rest of the body, or the next request of the connection could not be read
        scope.addHook('onResponse', async ({ raw }) => {
          raw.resume()
        })
        serve(scope)
      })
    else serve(app)
  }
}
