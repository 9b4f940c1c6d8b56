import type { Room } from '@sillage/wire/http/route.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { MountOptions } from './admission.ts'
import type { Handlers } from './handlers.ts'
import { mount } from './mount.ts'
import { sendProblem } from './problems.ts'

/** A server with a single room, for tests. */
export function mountAlone<R extends Room>({
  room,
  handlers,
  options,
}: {
  readonly room: R
  readonly handlers: Handlers<R>
  readonly options: MountOptions
}): FastifyInstance {
  const app = Fastify()
  app.decorateRequest('session', null)
  app.setErrorHandler(sendProblem)
  mount(app, { room, handlers, options })
  return app
}
