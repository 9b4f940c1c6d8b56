import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { buildAccount } from '../../../accounts/accounts.factory.ts'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { productionSettings, runCommand } from '../../../testing/server-process.factory.ts'
import { asOwner, createTestDatabase, startTestApp, urlOf } from '../../../testing/test-app.ts'
import { signInAs } from '../../../testing/test-session.ts'
import { fillDatabase } from './fill-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-populate-'))
const PRODUCTION = await productionSettings(dataDir)
const databases: Database[] = []
afterAll(async () => {
  for (const database of databases) await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

async function empty() {
  const own = await createTestDatabase()
  const owner = openDatabase({ ...asOwner(own), max: 2 })
  databases.push(owner)
  const env = {
    ...PRODUCTION,
    DATABASE_URL: urlOf(own),
    DATABASE_OWNER_URL: urlOf({ ...own, user: asOwner(own).user }),
  }
  const populate = (...words: string[]) => runCommand('populate', env, { words })
  return { owner, env, populate }
}

const TABLES = ['account', 'contract', 'claim', 'due', 'ledger_entry', 'mail', 'paper_post']

async function counts(database: Database) {
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(TABLES.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.id(table)}`))}`.execute(
    database,
  )
  return rows[0]
}

test('an empty database is filled as often as asked, and all that it holds is sound', async () => {
  const { owner, env, populate } = await empty()
  const done = await populate('20', '61', '45', '--en-production')
  expect(done, done.said.all).toMatchObject({ code: 0 })
  // three contracts and as many claims are those that the others are copies of; of two accounts one is of the team
  const filled = { account: 20 + 2 + 1, contract: 61 + 3, claim: 45 + 3, mail: 0, paper_post: 0 }
  expect(await counts(owner)).toMatchObject({ ...filled, due: 61 + 3 })
  const verified = await runCommand('verify', env)
  expect(verified, verified.said.all).toMatchObject({ code: 0 })

  const again = await populate('10', '10', '0', '--en-production')
  expect(again, again.said.all).toMatchObject({ code: 0 })
  expect(await counts(owner)).toMatchObject({ contract: 61 + 3 + 10 + 3, claim: 45 + 3 + 3 })
  const asleep = sql`select from pg_trigger where tgrelid in ('ledger_entry'::regclass, 'ledger_line'::regclass)
    and not tgisinternal and tgenabled <> 'A'`
  expect((await asleep.execute(owner)).rows).toEqual([])
}, 300_000)

test('a database that holds anything else is left alone, and production too unless it is said', async () => {
  const { owner, populate } = await empty()
  const silent = await populate('5', '5', '5')
  expect(silent).toMatchObject({ code: 1 })
  expect(silent.said.err).toContain('--en-production')
  expect(await populate('5', '0', '5', '--en-production')).toMatchObject({ code: 1 })
  await buildAccount(owner)
  const before = await counts(owner)
  const refused = await populate('5', '5', '5', '--en-production')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said.err).toContain('Cette base contient déjà des comptes')
  expect(await counts(owner)).toEqual(before)
}, 180_000)

test('the team works on what was filled: its list, a claim, its contract', async () => {
  const server = await startTestApp()
  try {
    await fillDatabase(server.owner, { accounts: 7, contracts: 30, claims: 40 })
    const { client } = await signInAs(server, 'advisor')
    const { data } = await client.claimDesk.search({ query: {} })
    expect(data.found).toEqual({ count: 40 + 3, more: false })
    const { rows } = await sql<{ id: string; contract: string }>`
      select id, contract_id as contract from claim where status <> 'closed' and description like '% Dossier %'
      order by random() limit 1`.execute(server.owner)
    const [copied = { id: '', contract: '' }] = rows
    const { data: claim } = await client.claims.detail({ params: { id: copied.id } })
    expect(claim).toMatchObject({ claim_id: copied.id, contract_id: copied.contract })
    const found = await client.users.list({ query: { search: 'CAMILLE' } })
    expect(found.total).toBeGreaterThan(1)
  } finally {
    await server.close()
  }
}, 180_000)
