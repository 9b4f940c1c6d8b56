import type { AddressInfo } from 'node:net'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { contractsOf } from '../../apps/server/src/contracts/contracts.service.ts'
import { buildGuardedCall } from '../../apps/server/src/every-route/guarded-call.factory.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'

export interface SessionOrder {
  readonly connection: { host: string; port: number; user: string; database: string }
  readonly secret: string
  readonly accountId: string
  readonly hours: { readonly sessionHours: number; readonly idleHours: number }
}

const clock = () => Temporal.Now.instant()

process.on('message', ({ connection, secret, accountId, hours }: SessionOrder) => {
  const database = openDatabase(connection)
  const sessions = createSessions({ secret, ...hours })
  const app = buildGuardedCall(
    {
      database,
      clock,
      secret,
      idleSeconds: 7200,
      livePosition: () => 0,
      sessionOf: ({ headers }) => sessions.read(database, headers.authorization, clock()),
    },
    async () => ({ data: await contractsOf({ database, now: clock() }, { accountId }, {}) }),
  )
  void app.listen({ host: '127.0.0.1', port: 0 }).then(() => {
    process.send?.((app.server.address() as AddressInfo).port)
  })
})
