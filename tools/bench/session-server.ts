import type { AddressInfo } from 'node:net'
import { contracts } from '@sillage/wire/contracts.ts'
import { room } from '@sillage/wire/route.ts'
import Fastify from 'fastify'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { contractsOf } from '../../apps/server/src/contracts/contracts.service.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { mount } from '../../apps/server/src/platform/http/mount.ts'

export interface SessionOrder {
  readonly connection: { host: string; port: number; user: string; database: string }
  readonly secret: string
  readonly accountId: string
  readonly hours: { readonly sessionHours: number; readonly idleHours: number }
}

const list = { ...contracts.mine, summary: 'Les contrats d’un compte' } as const

/** The same call behind the guard of the real server, and open to everybody. */
const guarded = room({ list: { ...list, path: '/guarded' } })
const open = room({ list: { ...list, path: '/open', access: 'public' } })

const clock = () => Temporal.Now.instant()

process.on('message', ({ connection, secret, accountId, hours }: SessionOrder) => {
  const database = openDatabase(connection)
  const sessions = createSessions({ secret, ...hours })
  const app = Fastify()
  app.decorateRequest('session', null)
  const options = {
    database,
    clock,
    secret,
    sessionOf: (request: { headers: { authorization?: string | undefined } }) =>
      sessions.read(database, request.headers.authorization, clock()),
  }
  const answer = async () => ({
    data: await contractsOf({ database, now: clock() }, accountId, {}),
  })
  mount(app, { room: guarded, handlers: { list: answer }, options })
  mount(app, { room: open, handlers: { list: answer }, options })
  void app.listen({ host: '127.0.0.1', port: 0 }).then(() => {
    process.send?.((app.server.address() as AddressInfo).port)
  })
})
