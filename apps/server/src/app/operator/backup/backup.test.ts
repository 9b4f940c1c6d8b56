import { hash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeal } from '../../../documents/seal/read-seal.ts'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { drillSize, noteDrill } from '../../../testing/drill.factory.ts'
import {
  endServer,
  killServers,
  runCommand,
  type ServerProcess,
  startServer,
} from '../../../testing/server-process.factory.ts'
import { asOwner, clientOf, createTestDatabase, urlOf } from '../../../testing/test-app.ts'

const place = mkdtempSync(join(tmpdir(), 'sillage-backup-'))
const databases: Database[] = []
afterAll(async () => {
  killServers()
  for (const database of databases) await database.destroy()
  rmSync(place, { recursive: true, force: true })
})

/** A demonstration installation on an empty database, with the secrets of the first one. */
async function freshInstallation(name: string) {
  const own = await createTestDatabase()
  const admin = openDatabase({ ...asOwner(own), max: 1 })
  const database = `${own.database}_fresh`
  await sql`create database ${sql.id(database)} owner ${sql.id(asOwner(own).user)}`.execute(admin)
  await admin.destroy()
  const owner = openDatabase({ ...asOwner({ ...own, database }), max: 1 })
  databases.push(owner)
  const dataDir = join(place, name)
  mkdirSync(dataDir)
  if (name !== 'first')
    for (const secret of ['jwt-secret', 'iban-key', 'seal-key.pem', 'seal-certificate.pem'])
      copyFileSync(join(place, 'first', secret), join(dataDir, secret))
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf({ ...own, database }),
    DATABASE_OWNER_URL: urlOf({ ...own, database, user: asOwner(own).user }),
  }
  return { env, owner, dataDir }
}

const sillage = (env: Record<string, string>, command: string, ...words: string[]) =>
  runCommand(command, env, { words })

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Every row of every table as text, regardless of the order. */
async function rowsOf(database: Database) {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1`.execute(database)
  const found: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: number; digest: string }>`
      select count(*)::int as rows, md5(coalesce(string_agg(one::text, '/' order by one::text collate "C"), '')) as digest
      from ${sql.table(name)} as one`.execute(database)
    found[name] = `${rows[0]?.rows} ${rows[0]?.digest}`
  }
  return found
}

/** Constraints, triggers and their state, and rights: everything that protects rows. */
async function guardsOf(database: Database) {
  const { rows } = await sql<{ guard: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as guard
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select relname || ' ' || coalesce(relacl::text, '') from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1`.execute(database)
  return rows.map(({ guard }) => guard)
}

const filesOf = (dataDir: string) =>
  globSync('files/*/*', { cwd: dataDir })
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(join(dataDir, file))
      return `${file} ${hash('sha256', bytes)}`
    })

let first: Awaited<ReturnType<typeof freshInstallation>>
let server: ServerProcess
beforeAll(async () => {
  first = await freshInstallation('first')
  server = startServer(first.env)
  expect(await server.address, server.said.all).not.toBeNull()
}, 120_000)

const copy = join(place, 'copy')

test('a backup of a busy server is consistent, and restores identical rows and files', async () => {
  const address = (await server.address) ?? ''
  const credentials = { email: 'camille@exemple.fr', password: 'Sillage-2026!' }
  const { token } = await clientOf(address, null).accounts.login({ body: credentials })
  const { rows: claims } = await sql<{ id: string }>`
    select claim.id from claim join account on account.id = claim.owner_id
    where account.email = ${credentials.email} and claim.status <> 'closed'`.execute(first.owner)
  const state = { isOver: false, sent: 0 }
  const talk = async () => {
    for (let n = 0; !state.isOver; n++) {
      const claimId = claims[n % claims.length]?.id ?? ''
      const file_content = Buffer.from(`Photo ${randomUUID()}`).toString('base64')
      const body = { claimId, documents: [{ file_name: 'note.txt', file_content }] }
      await clientOf(address, token)
        .messages.post({ body, idempotencyKey: randomUUID() })
        // refused when the claim is closed or a quota is used up
        .then(
          () => state.sent++,
          () => sleep(20),
        )
    }
  }
  const talking = talk()
  const times = drillSize({ short: 1, full: 5 })
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    const busy = join(place, `busy-${n}`)
    const made = await sillage(first.env, 'backup', busy)
    expect(made, made.said.all).toMatchObject({ code: 0 })
    const target = await freshInstallation(`target-${n}`)
    const put = await sillage(target.env, 'restore', busy)
    expect(put, put.said.all).toMatchObject({ code: 0 })
    const seconds = (performance.now() - began) / 1000
    noteDrill({
      drill: 'A copy is made while files are sent, put back elsewhere, and compared',
      tries: 1,
      seconds,
    })
  }
  state.isOver = true
  await talking
  expect(state.sent).toBeGreaterThan(0)
  await endServer(server.child, 'SIGTERM')

  const made = await sillage(first.env, 'backup', copy)
  expect(made, made.said.all).toMatchObject({ code: 0 })
  expect(plain(made.said.out)).toMatch(/^Copié : lignes \d+, tables \d+, fichiers \d+\./)
  const whole = await sillage(first.env, 'verify', copy)
  expect(whole, whole.said.all).toMatchObject({ code: 0 })

  const second = await freshInstallation('second')
  const put = await sillage(second.env, 'restore', copy)
  expect(put, put.said.all).toMatchObject({ code: 0 })
  const rows = await rowsOf(first.owner)
  expect(Object.keys(rows).length).toBeGreaterThan(60)
  expect(await rowsOf(second.owner)).toEqual(rows)
  expect(await guardsOf(second.owner)).toEqual(await guardsOf(first.owner))
  const files = filesOf(first.dataDir)
  expect(files.length).toBeGreaterThan(10)
  expect(files).toEqual(expect.arrayContaining(filesOf(second.dataDir)))
  const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'))
  expect(filesOf(second.dataDir)).toHaveLength(manifest.objects.length)

  const verified = await sillage(second.env, 'verify')
  expect(verified, verified.said.all).toMatchObject({ code: 0 })
  expect(plain(verified.said.out).trim().split('\n')).toEqual([
    expect.stringMatching(/^✓ Lignes : \d+ dans \d+ tables, toutes lues ; \d+ renvois tenus\.$/),
    expect.stringMatching(/^✓ Fichiers : \d+, chacun tel qu’il a été gardé\.$/),
    expect.stringMatching(/^✓ Cachets : [1-9]\d* documents, chacun entier sous son cachet\.$/),
    expect.stringMatching(/^✓ IBAN : [1-9]\d*, tous s’ouvrent\.$/),
    expect.stringMatching(/^✓ Pièces de santé : \d+ sous scellé, toutes s’ouvrent\.$/),
    expect.stringMatching(/^✓ Livre : [1-9]\d* écritures, chacune équilibrée\.$/),
    expect.stringMatching(/^✓ Journal intact/),
  ])

  const again = startServer(second.env)
  const origin = (await again.address) ?? ''
  const { token: anew } = await clientOf(origin, null).accounts.login({ body: credentials })
  const { rows: signed } = await sql<{ id: string }>`
    select contract.id from contract join account on account.id = contract.account_id
      join contract_signature on contract_id = contract.id where account.email = ${credentials.email}`.execute(
    second.owner,
  )
  const params = { id: signed[0]?.id ?? '' }
  const pdf = Buffer.from(await clientOf(origin, anew).contracts.pdf({ params }))
  expect(readSeal(pdf)).toMatchObject({ isWhole: true, isValid: true })
  await endServer(again.child, 'SIGTERM')
}, 240_000)

test('a backup needs an empty folder, and a restoration an empty database', async () => {
  const made = await sillage(first.env, 'backup', copy)
  expect(made).toMatchObject({ code: 1 })
  expect(plain(made.said.err)).toContain('n’est pas vide : une sauvegarde a un dossier à elle')
  // below a file, which fails like a folder that the user may not write to
  const inTheWay = join(copy, 'manifest.json', 'copie')
  const closed = await sillage(first.env, 'backup', inTheWay)
  expect(closed).toMatchObject({ code: 1 })
  expect(plain(closed.said.err)).toContain(`${inTheWay} ne peut pas être créé`)
  const before = await rowsOf(first.owner)
  const put = await sillage(first.env, 'restore', copy)
  expect(put).toMatchObject({ code: 1 })
  expect(plain(put.said.err)).toContain('La base n’est pas vide')
  expect(await rowsOf(first.owner)).toEqual(before)
}, 60_000)

test('a truncated or altered backup is refused before anything is restored', async () => {
  const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'))
  const [object] = manifest.objects
  const objectFile = join('files', object.key.slice(0, 2), object.key.slice(2))
  const third = await freshInstallation('third')
  const refusal = async (spoil: (folder: string) => void, ...words: string[]) => {
    const folder = join(place, `spoilt-${randomUUID()}`)
    cpSync(copy, folder, { recursive: true })
    spoil(folder)
    const { code, said } = await sillage(third.env, 'restore', folder, ...words)
    expect(code, said.all).toBe(1)
    expect(Object.keys(await rowsOf(third.owner))).toEqual([])
    expect(existsSync(join(third.dataDir, 'files'))).toBe(false)
    return plain(said.err)
  }
  const changed = 'a changé depuis la sauvegarde, ou il est coupé'
  const account = 'rows/account.copy.gz'
  expect(await refusal((folder) => truncateSync(join(folder, account), 200))).toContain(
    `${account} ${changed}`,
  )
  expect(await refusal((folder) => rmSync(join(folder, 'rows/claim.copy.gz')))).toContain(changed)
  expect(await refusal((folder) => appendFileSync(join(folder, objectFile), 'x'))).toContain(
    changed,
  )
  expect(await refusal((folder) => rmSync(join(folder, 'manifest.json')))).toContain(
    'ne contient pas de sauvegarde achevée',
  )
  const unproved = 'n’est pas celle qui a été écrite, ou l’a été avec un autre JWT_SECRET'
  const rewrite = (folder: string) =>
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ ...manifest, objects: manifest.objects.slice(1) }),
    )
  expect(await refusal(rewrite)).toContain(unproved)
  expect(
    await refusal((folder) => {
      const [step, ...others] = manifest.migrations
      const migrations = [{ ...step, sha256: '0'.repeat(64) }, ...others]
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, migrations }))
    }, '--sans-preuve'),
  ).toContain('vient d’une autre version de Sillage')
  rmSync(join(third.dataDir, 'jwt-secret'))
  expect(await refusal(() => undefined)).toContain(unproved)
  const trusted = await sillage(third.env, 'restore', copy, '--sans-preuve')
  expect(trusted, trusted.said.all).toMatchObject({ code: 0 })
}, 120_000)

test('verify names the rows, files and ledger entries that were altered', async () => {
  const spoilt = await freshInstallation('spoilt')
  expect(await sillage(spoilt.env, 'restore', copy)).toMatchObject({ code: 0 })
  const { owner, dataDir } = spoilt
  const { rows } = await sql<{ key: string }>`
    select final_object as key from contract_signature where final_object is not null limit 1`.execute(
    owner,
  )
  const key = rows[0]?.key ?? ''
  appendFileSync(join(dataDir, 'files', key.slice(0, 2), key.slice(2)), '\n')
  await sql`alter table ledger_line disable trigger user`.execute(owner)
  await sql`update ledger_line set cents = cents + 1 where (entry_id, rank) = (select min(entry_id), 1 from ledger_line)`.execute(
    owner,
  )
  await sql`alter table claim_event disable trigger all`.execute(owner)
  await sql`update claim_event set claim_id = gen_random_uuid() where id = (select id from claim_event limit 1)`.execute(
    owner,
  )
  const { code, said } = await sillage({ ...spoilt.env }, 'verify')
  expect(code).toBe(1)
  const printed = plain(said.out)
  expect(printed).toMatch(/✗ Lignes : 1 de claim_event renvoient à une ligne qui n’est pas là/)
  expect(printed).toContain(`✗ Fichiers : absents ou altérés : ${key}.`)
  expect(printed).toMatch(/✗ Livre : écritures qui ne s’équilibrent pas : \d+\./)
  expect(printed).toContain('✓ IBAN')
}, 60_000)
