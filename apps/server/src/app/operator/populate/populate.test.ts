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

async function triggers(database: Database) {
  const { rows } = await sql`select tgrelid::regclass::text, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`.execute(database)
  return rows
}

test('an empty database can be filled several times, and passes verification', async () => {
  const { owner, env, populate } = await empty()
  const awake = await triggers(owner)
  const done = await populate('20', '61', '45', '--en-production')
  expect(done, done.said.all).toMatchObject({ code: 0 })
  // the three model contracts have five claims each; one of the two model accounts is staff
  const filled = { account: 20 + 2 + 1, contract: 61 + 3, claim: 45 + 15, mail: 0, paper_post: 0 }
  expect(await counts(owner)).toMatchObject({ ...filled, due: 61 + 3 })
  const verified = await runCommand('verify', env)
  expect(verified, verified.said.all).toMatchObject({ code: 0 })

  const again = await populate('10', '10', '0', '--en-production')
  expect(again, again.said.all).toMatchObject({ code: 0 })
  expect(await counts(owner)).toMatchObject({ contract: 61 + 3 + 10 + 3, claim: 45 + 15 + 15 })
  expect(await triggers(owner)).toEqual(awake)
}, 300_000)

test('filled claims have plausible answers, decisions and payments, each by one staff member', async () => {
  const server = await startTestApp()
  const { owner } = server
  await fillDatabase(owner, { accounts: 30, contracts: 300, claims: 480 })
  const { rows } = await sql<{
    story: string
    count: number
    team: number
    answers: number
    decisions: number
    sound: boolean
  }>`
    select case when claim.status <> 'closed' then coalesce(waiting || ' after ' || last_word, 'silent')
        else outcome.decision end as story, count(*)::int as count,
      count(distinct first_answer_by)::int as team,
      count(distinct first_answer_minutes)::int as answers, count(distinct after_minutes)::int as decisions,
      bool_and(first_answer_by is null or (first_answer_minutes > 0
          and answer.posted_at between declared_at and now()
          and abs(extract(epoch from answer.posted_at - declared_at) / 60 - first_answer_minutes) < 2))
        and bool_and(outcome.id is null or (outcome.decided_at between answer.posted_at and now()
          and outcome.decided_by = first_answer_by
          and abs(extract(epoch from outcome.decided_at - declared_at) / 60 - after_minutes) < 2))
        and bool_and(outcome.decision is distinct from 'accepted' or (
          select sum(cents) filter (where account = 'claims_paid') = 64000 and sum(cents) filter (where account = 'bank') = -64000
            and sum(cents) filter (where account = 'claims_reserve') = 0 and max(effective_on) <= now()::date
          from ledger_line join ledger_entry on ledger_entry.id = entry_id where claim_id = claim.id)) as sound
    from claim left join claim_outcome outcome on outcome.claim_id = claim.id
    left join lateral (select posted_at from claim_message message join account on account.id = message.account_id
      where claim_id = claim.id and message.kind = 'text' and role <> 'user' order by message.id limit 1) answer on true
    where description like '% Dossier %' group by 1 order by 1`.execute(owner)
  expect(rows).toMatchObject([
    { story: 'accepted', count: 300, team: 1, sound: true },
    { story: 'customer after insurer', count: 20, sound: true },
    { story: 'insurer after customer', count: 20, sound: true },
    { story: 'refused', count: 120, sound: true },
    { story: 'silent', count: 20, team: 0, answers: 0, sound: true },
  ])
  expect(rows[0]?.answers).toBeGreaterThan(30)
  expect(rows[0]?.decisions).toBeGreaterThan(30)
  await server.close()
}, 180_000)

test('populate refuses a database with accounts, and production unless it is allowed explicitly', async () => {
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

test('staff can work with filled data: the claim list, a claim, its contract', async () => {
  const server = await startTestApp()
  try {
    await fillDatabase(server.owner, { accounts: 7, contracts: 30, claims: 40 })
    const { client } = await signInAs(server, 'advisor')
    const { data } = await client.claimDesk.search({ query: {} })
    expect(data.found).toEqual({ count: 40 + 15, more: false })
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
