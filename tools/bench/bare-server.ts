import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool, type QueryResultRow, types } from 'pg'
import {
  type OwnContract,
  presentOwnContracts,
} from '../../apps/server/src/contracts/contracts.service.ts'

import {
  type PaymentRows,
  tellPayments,
} from '../../apps/server/src/payments/customer/payment-by-contract.service.ts'

/** A statement as sent by the real server. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface BareOrder {
  readonly connection: { host: string; port: number; user: string; database: string }
  readonly session: Statement
  /** Null to read the session only, the least that any signed-in call costs. */
  readonly contracts: ContractStatements | null
}

/** The statements that list contracts and their payments. */
export type ContractStatements = Readonly<Record<'contracts' | keyof PaymentRows, Statement>>

// The yardstick: what node:http and pg cost alone, without a framework, a query builder, a token check or a reply
// schema.
process.on('message', ({ connection, session, contracts }: BareOrder) => {
  types.setTypeParser(types.builtins.DATE, (text) => text)
  const pool = new Pool({ ...connection, max: 12 })
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const rowsOf = async <R extends QueryResultRow>(name: string, statement: Statement) =>
    (await pool.query<R>(named(name, statement))).rows
  const readContracts = async (all: ContractStatements) => {
    const rows = await rowsOf<OwnContract>('contracts', all.contracts)
    const [dues, payouts, notices] = await Promise.all([
      rowsOf<PaymentRows['dues'][number]>('dues', all.dues),
      rowsOf<PaymentRows['payouts'][number]>('payouts', all.payouts),
      rowsOf<PaymentRows['notices'][number]>('notices', all.notices),
    ])
    const payments = tellPayments({ dues, payouts, notices }, { today, takesCards: false })
    return presentOwnContracts(rows, { chains: rows, today, payments })
  }
  const server = createServer(async (_, response) => {
    const found = await pool.query(named('session', session))
    const data = contracts ? await readContracts(contracts) : []
    const body = JSON.stringify({ data })
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
