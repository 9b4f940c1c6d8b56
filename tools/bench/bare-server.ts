import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool, types } from 'pg'
import {
  type OwnContract,
  presentOwnContracts,
} from '../../apps/server/src/contracts/contracts.service.ts'

/** A statement as the real server sent it. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface BareOrder {
  readonly connection: { host: string; port: number; user: string; database: string }
  readonly session: Statement
  /** None: the session alone is read, which is the least that any call of somebody signed in costs. */
  readonly contracts: Statement | null
}

// The yardstick: what node:http and pg cost by themselves, without a framework, a query builder,
// a check of the token or a schema of the answer.
process.on('message', ({ connection, session, contracts }: BareOrder) => {
  types.setTypeParser(types.builtins.DATE, (text) => text)
  const pool = new Pool({ ...connection, max: 12 })
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const server = createServer(async (_, response) => {
    const found = await pool.query(named('session', session))
    const { rows } = contracts
      ? await pool.query<OwnContract>(named('contracts', contracts))
      : { rows: [] }
    const body = JSON.stringify({ data: presentOwnContracts(rows, { chains: rows, today }) })
    response.statusCode = found.rowCount === 1 ? 200 : 401
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port)
  })
})

function named(name: string, { sql, parameters }: Statement) {
  return { name, text: sql, values: [...parameters] }
}
