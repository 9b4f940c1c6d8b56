import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../personal-data/retention.service.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { verifyLog, writeHead } from './verify-log.service.ts'

const ACTOR = randomUUID()
const CUSTOMER = randomUUID()
const now = Temporal.Now.instant()

let folder: string
const server = await serveTests()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sillage-pseudonyms-'))
  return () => rmSync(folder, { recursive: true })
})

/** An entry that a member of staff left so many months ago. */
async function recorded(monthsAgo: number, subjectKind = 'account') {
  const { id } = await server.database
    .insertInto('audit_entry')
    .values({
      at: new Date(now.toZonedDateTimeISO('UTC').subtract({ months: monthsAgo }).epochMilliseconds),
      actor_id: ACTOR,
      action: 'account.changed',
      subject_kind: subjectKind,
      subject_id: CUSTOMER,
      detail: JSON.stringify({
        from: 'camille.roussel',
        ip: '203.0.113.9',
        session: randomUUID(),
        kind: 'role',
        files: 2,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const entryOf = (id: string) =>
  server.database
    .selectFrom('audit_entry')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const run = () => applyRetention({ database: server.database, now })
const verify = () => verifyLog(server.database, folder)

/** Runs a statement as a superuser with the triggers disabled. */
const tamper = (statement: string) =>
  sql`do ${sql.lit(`begin
    alter table audit_entry disable trigger audit_entry_kept;
    alter table audit_second_chain disable trigger audit_second_chain_kept;
    ${statement};
    alter table audit_entry enable always trigger audit_entry_kept;
    alter table audit_second_chain enable always trigger audit_second_chain_kept;
  end`)}`.execute(server.owner)

describe('entries over a year old', () => {
  test('lose names, addresses and free text, keep the act, and still verify', async () => {
    const old = [await recorded(14), await recorded(13, 'contract')]
    const young = await recorded(11)
    await run()
    const [account, contract] = await Promise.all(old.map(entryOf))
    const pseudonym = expect.stringMatching(/^pseudonyme-[0-9a-f]{16}$/)
    expect(account).toMatchObject({
      actor_id: null,
      action: 'account.changed',
      subject_id: pseudonym,
      detail: { kind: 'role', files: 2, pseudonym },
    })
    // one person always gets the same pseudonym, and a contract is not a person
    expect(contract?.detail).toEqual(account?.detail)
    expect(contract?.subject_id).toBe(CUSTOMER)
    expect(JSON.stringify([account, contract])).not.toMatch(/camille|203\.0|session/)
    expect(await entryOf(young)).toMatchObject({ actor_id: ACTOR, subject_id: CUSTOMER })
    expect((await verify()).kind).toBe('intact')
  })

  test('are listed under their pseudonym, and the retention page shows the twelve months', async () => {
    const root = await signInAs(server, 'root')
    // entries are pseudonymised in order: an old one after a recent one waits for it
    await run()
    const { data } = await root.client.personalData.retention()
    expect(data.find(({ key }) => key === 'audit_names')).toMatchObject({ months: 12 })
    const { data: page } = await root.client.audit.list({ query: { action: 'account.changed' } })
    const names = page.entries.map(({ actor }) => actor?.username ?? '')
    expect(names.filter((name) => name.startsWith('pseudonyme-'))).toHaveLength(2)
  })

  test('can’t be changed, and younger entries can’t be pseudonymised', async () => {
    const young = await recorded(11)
    const changes = [
      sql`update audit_entry set actor_id = null, detail = audit_kept_detail(detail) where id = ${young}`,
      sql`update audit_entry set detail = '{}' where detail ? 'pseudonym'`,
      sql`delete from audit_entry where detail ? 'pseudonym'`,
      sql`update audit_second_chain set hash = ''`,
    ]
    for (const change of changes)
      await expect(change.execute(server.owner)).rejects.toThrow('append-only')
    // simulates a clock that is a year ahead
    await sql`select pseudonymise_audit(now() + interval '1 year')`.execute(server.database)
    expect((await entryOf(young)).actor_id).toBe(ACTOR)
    await expect(sql`select key from audit_pseudonym_key`.execute(server.database)).rejects.toThrow(
      'permission denied',
    )
    expect((await verify()).kind).toBe('intact')
  })

  test('fail the verification once changed after pseudonymisation', async () => {
    const left = sql<{ id: string }>`select id from audit_entry where detail ? 'pseudonym' limit 1`
    const { id } = (await left.execute(server.owner)).rows[0] ?? { id: '' }
    const before = JSON.stringify((await entryOf(id)).detail)
    await tamper(`update audit_entry set detail = '{"kind": "email"}' where id = ${id}`)
    expect((await verify()).kind).toBe('broken')
    await tamper(`update audit_entry set detail = '${before}' where id = ${id}`)
    expect((await verify()).kind).toBe('intact')
  })

  test('younger entries forced into pseudonyms are detected by the heads written since', async () => {
    await writeHead(server.database, { folder, now: now.subtract({ hours: 24 }) })
    await recorded(0)
    await tamper(
      `update audit_entry set at = at - interval '2 years' where not detail ? 'pseudonym'`,
    )
    await sql`select pseudonymise_audit(now())`.execute(server.owner)
    expect((await verify()).kind).toBe('broken')
  })
})
