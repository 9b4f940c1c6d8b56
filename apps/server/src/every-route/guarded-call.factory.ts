import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { type Reply, room } from '@sillage/wire/http/route.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { MountOptions } from '../platform/http/admission.ts'
import { mount } from '../platform/http/mount.ts'

const list = { ...contracts.mine, summary: 'Les contrats d’un compte' } as const
const guarded = room({ list: { ...list, path: '/guarded' } })
const open = room({ list: { ...list, path: '/open', access: 'public' } })

/** A call behind the real server's guard at `/guarded`, and open to everybody at `/open`. */
export function buildGuardedCall(
  options: MountOptions,
  answer: () => Promise<Reply<typeof contracts.mine>>,
): FastifyInstance {
  const app = Fastify()
  app.decorateRequest('session', null)
  mount(app, { room: guarded, handlers: { list: answer }, options })
  mount(app, { room: open, handlers: { list: answer }, options })
  return app
}
