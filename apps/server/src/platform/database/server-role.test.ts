import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { asOwner, createTestDatabase } from '../../testing/test-app.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './prepare-database.ts'
import { grantServer, readRole, rightsOn, SERVER_ROLE } from './server-role.ts'

const connection = await createTestDatabase()
const server = openDatabase(connection)
const owner = openDatabase(asOwner(connection))
await grantServer(owner, SERVER_ROLE)
afterAll(async () => {
  await server.destroy()
  await owner.destroy()
})

const EVERY_RIGHT = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']

/** The server's rights on each table, as reported by the database. */
async function rightsOfServer(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ table: string; rights: string }>`
    select relname as table, coalesce(string_agg(lower("right"), ', ' order by place), '') as rights
    from pg_class cross join unnest(${EVERY_RIGHT}::text[]) with ordinality as possible ("right", place)
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and has_table_privilege(${SERVER_ROLE}, pg_class.oid, "right")
    group by relname`.execute(owner)
  return new Map(rows.map(({ table, rights }) => [table, rights]))
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(owner)
  return rows.map(({ name }) => name)
}

describe('the server’s role', () => {
  test('has exactly the rights declared for each table', async () => {
    const names = await tables()
    expect(names.length).toBeGreaterThan(30)
    expect(Object.fromEntries(await rightsOfServer())).toEqual(
      Object.fromEntries(names.map((name) => [name, rightsOn(name)])),
    )
  })

  test.each([
    ['record a migration', sql`insert into migration (name, sha256) values ('0099_x.sql', '')`],
    ['change the audit log', sql`update audit_entry set action = 'claim.listed'`],
    ['delete from the audit log', sql`delete from audit_entry`],
    ['empty the audit log', sql`truncate audit_entry`],
    ['write to the audit chain', sql`insert into audit_chain values (99, 1, '')`],
    ['disable the audit log’s triggers', sql`alter table audit_entry disable trigger all`],
    ['act as a replica', sql`set session_replication_role = 'replica'`],
    ['change a contract’s history', sql`update contract_event set action = 'create'`],
    ['change a claim’s history', sql`update claim_event set actor_id = null`],
    ['change a message of a discussion', sql`update claim_message set content = ''`],
    ['make a table', sql`create table boat (name text)`],
    ['make a temporary table', sql`create temporary table boat (name text)`],
    ['change a table', sql`alter table account add column boat text`],
    ['drop a table', sql`drop table throttle`],
    ['empty a table', sql`truncate throttle`],
    ['make an index', sql`create index boat on account (username)`],
    ['make a function', sql`create function boat() returns integer language sql as 'select 1'`],
    ['make a schema', sql`create schema boat`],
    ['make an extension', sql`create extension postgres_fdw`],
    ['make a role', sql`create role boat`],
    ['become the owner', sql`set role sillage`],
    ['change a setting of the database', sql`alter system set fsync = off`],
    ['run a program', sql`copy account to program 'cat > /dev/null'`],
    ['write a file', sql`copy account to '/dev/null'`],
    ['read a file', sql`copy throttle from '/etc/passwd'`],
    ['read a file by a function', sql`select pg_read_file('/etc/passwd')`],
    ['list a folder', sql`select pg_ls_dir('/')`],
    ['import a file', sql`select lo_import('/etc/passwd')`],
    ['read the passwords of roles', sql`select rolpassword from pg_authid`],
  ])('may not %s', async (_, statement) => {
    await expect(statement.execute(server)).rejects.toMatchObject({ code: '42501' })
  })

  test('is not a superuser, owns nothing and belongs to no group', async () => {
    expect(await readRole(server)).toEqual({ name: SERVER_ROLE, isMighty: false })
    const { rows } = await sql`
      select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (select count(*)::int from pg_auth_members where member = pg_roles.oid) as groups
      from pg_roles where rolname = current_user`.execute(server)
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        groups: 0,
      },
    ])
  })

  test('gets exactly its rights again, also on new tables', async () => {
    await sql`create table boat (name text)`.execute(owner)
    await sql`grant update, delete on audit_entry to ${sql.id(SERVER_ROLE)}`.execute(owner)
    await grantServer(owner, SERVER_ROLE)
    const rights = await rightsOfServer()
    expect(rights.get('boat')).toBe('select, insert, update, delete')
    expect(rights.get('audit_entry')).toBe('select, insert')
    await sql`drop table boat`.execute(owner)
  })
})

describe('preparing the database', () => {
  test('with a separate owner migrates as the owner, and serves with the server’s rights', async () => {
    const prepared = await prepareDatabase(server, asOwner(connection))
    expect(prepared).toEqual({ applied: [], isServerMighty: false })
  })

  test('with a single role starts, and reports that it is too powerful', async () => {
    expect(await prepareDatabase(owner, null)).toEqual({ applied: [], isServerMighty: true })
    expect((await rightsOfServer()).get('account')).toBe(rightsOn('account'))
  })

  test('as the server’s role finds no migration missing', async () => {
    expect(await migrate(server)).toEqual([])
  })

  test('five times at once gives the same rights', async () => {
    await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(server, asOwner(connection))))
    expect((await rightsOfServer()).get('audit_entry')).toBe('select, insert')
  })
})
