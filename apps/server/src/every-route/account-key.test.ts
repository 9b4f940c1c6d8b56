import { sql } from 'kysely'
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'
import { expect, test } from 'vitest'
import { buildClaim } from '../claims/claims.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { DEBITED, SAMPLE_IBAN } from '../payments/payments.factory.ts'
import { PLACES } from '../platform/database/distribution.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'

interface Sent {
  readonly text: string
  readonly values?: readonly unknown[]
}

const sent: Sent[] = []

/** A connection that records the statements of the server. */
class NotingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (statement: QueryConfig) => Promise<QueryResult>
    const note = (statement: QueryConfig) => {
      sent.push(statement)
      return query(statement)
    }
    // the pool only uses this one of pg's overloads
    this.query = note as typeof this.query
  }
}

const server = await serveTests({ connection: { Client: NotingClient } })
const customer = await signInAs(server)
const { account } = customer
const how = { startingIn: -30, endingIn: 60, plan: { ...DEBITED, iban: SAMPLE_IBAN } }
const { id: contractId } = await buildContract(server.database, { accountId: account.id, ...how })
const { claim_id: claimId } = await buildClaim(server.database, { owner: account, contractId })
await customer.client.messages.post({ body: { claimId, content: 'Bonjour' } })

test('every table declares how its rows would be distributed by account', async () => {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    group by relname order by relname`.execute(server.owner)
  expect(Object.keys(PLACES).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  const { rows: keys } = await sql<{ edge: string }>`
    select conrelid::regclass || '.' || attname || ' ' || confrelid::regclass as edge
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'f'`.execute(server.owner)
  const edges = new Set(keys.map(({ edge }) => edge))
  const misplaced = tables.filter(({ name, columns }) => {
    const place = PLACES[name]
    if (place?.kind === 'account') return !columns.includes(place.by)
    if (place?.kind !== 'through') return false
    return (
      !edges.has(`${name}.${place.by} ${place.parent}`) || PLACES[place.parent]?.kind === 'apart'
    )
  })
  expect(misplaced).toEqual([])
})

/** The calls that a customer's pages make every day. */
const HOT: readonly (() => string)[] = [
  () => '/contracts/user',
  () => `/contracts/${contractId}/history`,
  () => '/claims/user',
  () => `/claims/${claimId}`,
  () => `/messages/${claimId}`,
  () => '/messages/unread',
  () => '/notifications/',
  () => '/payments/user',
  () => '/profile',
]

/** The first table of a statement; the joined ones depend on it, or on the account. */
const firstTable = (text: string) => /\bfrom\s+"?(\w+)"?/i.exec(text)?.[1] ?? ''

test('a customer’s everyday queries carry the account id, or depend on a row that did', async () => {
  const keyless: { path: string; table: string }[] = []
  for (const path of HOT.map((one) => one())) {
    sent.length = 0
    const headers = { authorization: `Bearer ${customer.token}` }
    const answer = await fetch(`${server.address}/backend${path}`, { headers })
    expect(answer.status, path).toBe(200)
    expect(sent.length, path).toBeGreaterThan(1)
    const [session, ...statements] = sent
    // the session: its lookup gives the account, and must be possible from any node
    expect(session?.text).toContain('from session')
    for (const { text, values = [] } of statements)
      if (!values.flat().includes(customer.account.id))
        keyless.push({ path, table: firstTable(text) })
  }
  const tables = new Set(keyless.map(({ table }) => table))
  // tables of the kind `everywhere` have a copy on each node
  const nearby = new Set<string | undefined>(['through', 'everywhere'])
  // tables below a contract or a claim first get an account column (docs/scale.md)
  expect([...tables].filter((table) => !nearby.has(PLACES[table]?.kind))).toEqual([])
  expect([...tables]).toContain('claim_event')
})
