import type { Route } from '@sillage/wire/http/route.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { SAMPLE_ENV, sampleCookie } from '../accounts/external/sample-identity.factory.ts'
import { startTestProcess } from '../testing/test-process.ts'
import { decidedFor } from './decided-for.ts'
import { routes } from './every-call.factory.ts'
import { ACTORS, type RouteName } from './permission-matrix.ts'
import { gatherPeople } from './permission-people.factory.ts'
import { buildSubjects, type Subject } from './permission-subjects.factory.ts'

const server = await startTestProcess(SAMPLE_ENV)
afterAll(() => server.close())

/** Calls that end the session, so they come last. */
const LAST: readonly RouteName[] = ['personalData.close', 'accounts.logout']

/** Added to every call, besides what it needs. */
const SEARCHED = 'jocelyne.vallauris@ailleurs.invalid'

interface Call {
  readonly name: RouteName
  readonly route: Route
  readonly subject: Subject
  readonly token: string
}

const isLast = ({ name }: { readonly name: RouteName }) => LAST.indexOf(name)

/** Every call, by somebody who may make it. */
async function everyCall(): Promise<Call[]> {
  const people = await gatherPeople(server)
  const subjects = await buildSubjects(server, people)
  const calls: Call[] = []
  for (const { name, route } of routes.toSorted((one, other) => isLast(one) - isLast(other))) {
    const decided = decidedFor(name)
    const actor = ACTORS.find((one) => one !== 'anonymous' && decided[one].status < 400) ?? 'owner'
    const caller = actor === 'anonymous' ? people.owner : people[actor]
    await server.database.deleteFrom('throttle').execute()
    await server.database.deleteFrom('daily_use').execute()
    calls.push({ name, route, subject: await subjects.of(name, caller), token: caller.token })
  }
  return calls
}

async function statusOf({ route, subject, token }: Call): Promise<number> {
  const { params = {}, query = {}, body } = subject
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
  const typed = new URLSearchParams({ search: SEARCHED, q: SEARCHED, token, ...query })
  const answer = await fetch(`${server.address}/backend${path}?${typed.toString()}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      cookie: sampleCookie(),
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // a stream has no end
  if (route.reply === 'text/event-stream') await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

/** Ids, days, hours, codes and postal codes are not secret: ports, durations or lines of a stack may look the same. */
const isPlain = (text: string) =>
  text.length < 5 || /^([a-z_.]+|\d{5}|[\da-f-]{36}|\d{4}-\d\d-\d\d.*|\d\d:\d\d)$/.test(text)

/** What people typed, drew or received in these calls, except plain values. */
function secretsOf(calls: readonly Call[]): Set<string> {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : []
  const typed = calls.flatMap(({ subject, token }) => [token, ...leaves(subject.body)])
  return new Set([
    SEARCHED,
    ...typed.filter((text) => !isPlain(text)).map((text) => text.slice(0, 60)),
  ])
}

const failures = (statuses: readonly number[]) => statuses.filter((one) => one === 500).length

/** Tables read before a call is handled: the caller, and the rate limits. */
const DOOR = ['account', 'session', 'throttle']

async function otherTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(server.database)
  return rows.map(({ name }) => name).filter((name) => !DOOR.includes(name))
}

async function onEach(tables: readonly string[], change: (table: string) => RawBuilder<unknown>) {
  for (const table of tables) await change(table).execute(server.owner)
}

test('no call leaves its input in the log, even when its tables are missing or errors quote rows', async () => {
  const calls = await everyCall()
  // a stream that fails just ends, and its page opens another
  const staying = calls.filter(({ name }) => name !== 'accounts.logout' && name !== 'live.stream')
  // skips the demonstration accounts printed at the start
  const start = server.said().length
  const send = async (sent: readonly Call[]) => {
    const statuses: number[] = []
    for (const call of sent) {
      statuses.push(await statusOf(call))
      await server.database.deleteFrom('throttle').execute()
    }
    return statuses
  }

  const tables = await otherTables()
  await onEach(
    tables,
    (table) => sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_away`)}`,
  )
  const away = failures(await send(staying))
  await onEach(
    tables,
    (table) => sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.id(table)}`,
  )

  // PostgreSQL quotes an unreadable value in its message
  await sql`create function quote_row() returns trigger language plpgsql as $$ begin
    raise exception 'invalid input syntax: %', coalesce(new, old) using errcode = '22P02'; end $$`.execute(
    server.owner,
  )
  await onEach(
    [...tables, 'account'],
    (table) =>
      sql`create trigger quote before insert or update or delete on ${sql.table(table)} for each row execute function quote_row()`,
  )
  const quoted = failures(await send(staying))
  await sql`drop function quote_row cascade`.execute(server.owner)

  const served = await send(calls)
  expect(failures(served)).toBe(0)
  expect(away).toBeGreaterThan(80)
  expect(quoted).toBeGreaterThan(40)
  const said = server.said().slice(start)
  expect(said.match(/unexpected error/g)?.length).toBe(away + quoted)
  const secrets = secretsOf(calls)
  expect(secrets.size).toBeGreaterThan(60)
  expect([...secrets].filter((secret) => said.includes(secret))).toEqual([])
}, 120_000)
