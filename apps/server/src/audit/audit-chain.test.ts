import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { inTransaction } from '../platform/database/database.ts'
import { runCommand } from '../testing/server-process.factory.ts'
import { asOwner, serveTests, urlOf } from '../testing/test-app.ts'
import { verdictSentence } from './audit.messages.ts'
import { recordAudit } from './audit.service.ts'
import { verifyLog, writeHead } from './verify-log.service.ts'

const GUARDS = {
  audit_entry: ['audit_entry_kept', 'audit_entry_not_emptied', 'audit_entry_chained'],
  audit_chain: ['audit_chain_kept', 'audit_chain_not_emptied'],
} as const
const MIGRATION = new URL('../platform/database/migrations/0017_audit_chain.sql', import.meta.url)

const server = await serveTests()
const folder = mkdtempSync(join(tmpdir(), 'sillage-heads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const record = (subjectId: string = randomUUID()) =>
  recordAudit(server.database, {
    actorId: null,
    action: 'claim.read',
    subjectKind: 'claim',
    subjectId,
    detail: { to: 'closed', é: ['’', 1.5, null] },
  })

const write = (at: string) => writeHead(server.database, { folder, now: Temporal.Instant.from(at) })

/** What the command finds, without a process of its own for each log. */
async function verify(headsFolder = folder) {
  const verdict = await verifyLog(server.database, headsFolder)
  return { said: verdictSentence(verdict).replaceAll(/\s/g, ' ') }
}

/** The command's output and exit code. */
async function runVerify() {
  const { code, said } = await runCommand('verify-audit', {
    DATABASE_URL: urlOf(server.connection),
    AUDIT_HEADS_DIR: folder,
    DATA_DIR: folder,
  })
  return { said: said.all.trim().replaceAll(/\s/g, ' '), code }
}

const change = (statement: RawBuilder<unknown>) => statement.execute(server.owner)

/** Runs the work as a superuser with the triggers disabled, and restores everything afterwards. */
async function tampered(
  work: () => Promise<unknown>,
  check: () => Promise<{ said: string; code?: number | null }> = () => verify(),
) {
  const copies = ['audit_entry', 'audit_chain'] as const
  for (const table of copies) {
    await change(sql`alter table ${sql.table(table)} disable trigger all`)
    await change(sql`create table ${sql.table(`${table}_copy`)} as table ${sql.table(table)}`)
  }
  try {
    await work()
    return await check()
  } finally {
    await change(sql`truncate audit_entry, audit_chain`)
    for (const table of copies) {
      const copy = sql.table(`${table}_copy`)
      await change(sql`insert into ${sql.table(table)} overriding system value table ${copy}`)
      await change(sql`drop table ${copy}`)
      for (const trigger of GUARDS[table])
        await change(sql`alter table ${sql.table(table)} enable always trigger ${sql.id(trigger)}`)
    }
  }
}

const entryAt = async (position: number) => {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from audit_chain where position = ${position}`.execute(server.owner)
  return Number(rows[0]?.entry_id)
}

test('simultaneous entries make an intact chain, checked up to its last written head', async () => {
  await Promise.all(Array.from({ length: 30 }, () => record()))
  expect(await verify(join(folder, 'none'))).toEqual({
    said: 'Journal intact : 30 entrées ; aucune tête n’est écrite ailleurs, une fin coupée ne se verrait pas.',
  })
  await write('2026-11-21T03:00:00Z')
  await write('2026-11-21T04:00:00Z')
  for (let n = 0; n < 5; n++) await record()
  await write('2026-11-22T03:00:00Z')
  await record()
  expect(await runVerify()).toEqual({
    said: 'Journal intact : 36 entrées, jusqu’à la tête du 22 novembre 2026 et depuis.',
    code: 0,
  })
  const heads = readFileSync(join(folder, 'audit-log.jsonl'), 'utf8').trim().split('\n')
  expect(heads.map((line) => JSON.parse(line).entries)).toEqual([30, 35])
})

test('a rolled-back transaction leaves neither entry nor link', async () => {
  await inTransaction(server.database, async (transaction) => {
    await recordAudit(transaction, {
      actorId: null,
      action: 'claim.read',
      subjectKind: 'claim',
      subjectId: 'undone',
    })
    throw new Error('undone')
  }).catch(() => undefined)
  expect((await verify()).said).toMatch(/^Journal intact : 36 entrées/)
})

test('transactions that write live events and audit entries in any order never deadlock', async () => {
  const { id } = await buildAccount(server.database)
  const tell = (transaction: typeof server.database) =>
    sql`insert into live_event (account_ids, for_staff, kind, payload)
      values (array[${id}::uuid], false, 'message', '{}')`.execute(transaction)
  const act = (transaction: typeof server.database) =>
    recordAudit(transaction, {
      actorId: id,
      action: 'claim.read',
      subjectKind: 'claim',
      subjectId: randomUUID(),
    })
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      inTransaction(server.database, async (transaction) => {
        for (const step of n % 2 === 0 ? [tell, act] : [act, tell]) await step(transaction)
      }),
    ),
  )
  expect((await verify()).said).toMatch(/^Journal intact : 96 entrées/)
})

describe('tampering as a superuser, with the triggers disabled', () => {
  test('is detected when an entry is changed', async () => {
    const id = await entryAt(7)
    const found = await tampered(() =>
      sql`update audit_entry set subject_id = 'another' where id = ${id}`.execute(server.owner),
    )
    expect(found).toEqual({
      said: `Journal altéré à sa ligne 7 (entrée ${id}) : elle n’est plus celle qui a été écrite, ou elle manque.`,
    })
  })

  test.each([
    ['its detail', sql`detail = '{}'`],
    ['its author', sql`actor_id = gen_random_uuid()`],
    ['its instant, by a microsecond', sql`at = at + interval '1 microsecond'`],
  ])('is detected when an entry is changed in %s', async (_, given) => {
    const id = await entryAt(36)
    const found = await tampered(() =>
      sql`update audit_entry set ${given} where id = ${id}`.execute(server.owner),
    )
    expect(found.said).toContain(`(entrée ${id})`)
  })

  test('is detected when an entry is deleted, with or without its link', async () => {
    const id = await entryAt(9)
    const alone = await tampered(() =>
      sql`delete from audit_entry where id = ${id}`.execute(server.owner),
    )
    expect(alone.said).toContain(`à sa ligne 9 (entrée ${id})`)
    const both = await tampered(async () => {
      await sql`delete from audit_chain where position = 9`.execute(server.owner)
      await sql`delete from audit_entry where id = ${id}`.execute(server.owner)
    })
    expect(both).toMatchObject({ said: expect.stringContaining('à sa ligne 9 ') })
  })

  test('is detected when two entries are swapped', async () => {
    const [one, other] = [await entryAt(3), await entryAt(12)]
    const found = await tampered(async () => {
      await sql`update audit_chain set entry_id = -1 where position = 3`.execute(server.owner)
      await sql`update audit_chain set entry_id = ${one} where position = 12`.execute(server.owner)
      await sql`update audit_chain set entry_id = ${other} where position = 3`.execute(server.owner)
    })
    expect(found.said).toContain(`à sa ligne 3 (entrée ${other})`)
  })

  test('is detected when the end is cut off, by a head written elsewhere', async () => {
    const found = await tampered(async () => {
      await sql`delete from audit_chain where position > 20`.execute(server.owner)
      await sql`delete from audit_entry where id not in (select entry_id from audit_chain)`.execute(
        server.owner,
      )
    })
    expect(found).toEqual({
      said: 'Journal coupé : il comptait 30 entrées à la tête du 21 novembre 2026, il en reste 20.',
    })
  })

  test('is detected when an entry is inserted', async () => {
    const found = await tampered(() => record('slipped in'))
    expect(found.said).toMatch(
      /^Journal altéré : l’entrée \d+ y a été glissée hors de la chaîne\.$/,
    )
  })

  test('is detected when the whole chain is recomputed, by the heads written before', async () => {
    const found = await tampered(async () => {
      await sql`update audit_entry set subject_id = 'another' where id = ${await entryAt(7)}`.execute(
        server.owner,
      )
      await sql`do $$ declare link record; last bytea := ''; begin
        for link in select position, audit_content(audit_entry) as content
          from audit_chain join audit_entry on id = entry_id order by position loop
          last := sha256(last || convert_to(link.content, 'UTF8'));
          update audit_chain set hash = last where position = link.position;
        end loop; end $$`.execute(server.owner)
      await expect(write('2026-11-23T03:00:00Z')).rejects.toThrow('is not the one of')
    }, runVerify)
    expect(found).toEqual({
      said: 'Journal réécrit : jusqu’à la ligne 30, il n’est plus celui de la tête du 21 novembre 2026.',
      code: 1,
    })
  })

  test('leaves no trace once everything is restored', async () => {
    expect((await runVerify()).code).toBe(0)
    await record()
    expect((await verify()).said).toMatch(/^Journal intact : 97 entrées/)
  })
})

test('only the database itself can write to the chain, not even its owner', async () => {
  for (const statement of [
    sql`update audit_chain set hash = ''`,
    sql`delete from audit_chain`,
    sql`truncate audit_chain`,
  ])
    await expect(statement.execute(server.owner)).rejects.toThrow('append-only')
  const { user } = asOwner(server.connection)
  expect(user).not.toBe(server.connection.user)
  await expect(
    sql`insert into audit_chain values (1000, 1, '')`.execute(server.database),
  ).rejects.toThrow('permission denied')
})

test('entries older than the chain are chained in their order by the migration', async () => {
  await sql`drop table audit_chain`.execute(server.owner)
  await sql`drop function chain_audit_entry, audit_content cascade`.execute(server.owner)
  await record('before')
  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(server.owner)
  await record('after')
  expect(await verifyLog(server.owner, join(folder, 'none'))).toMatchObject({
    kind: 'intact',
    entries: 99,
  })
})
