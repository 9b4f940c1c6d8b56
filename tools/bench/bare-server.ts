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

/** A statement as the real server sent it. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface BareOrder {
  readonly connection: { host: string; port: number; user: string; database: string }
  readonly session: Statement
  /** None: the session alone is read, which is the least that any call of somebody signed in costs. */
  readonly contracts: ContractStatements | null
}

/** Those of a list of contracts and of their money. */
export type ContractStatements = Readonly<Record<'contracts' | keyof PaymentRows, Statement>>

// The yardstick: what node:http and pg cost by themselves, without a framework, a query builder,
// a check of the token or a schema of the answer.
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
    const payments = tellPayments({ dues, payouts, notices }, today)
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
