import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { SERVER_ROLE } from '../../platform/database/server-role.ts'
import { freePort } from '../../testing/ports.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  runCommand,
  startServer,
} from '../../testing/server-process.factory.ts'
import { asOwner, createTestDatabase, urlOf } from '../../testing/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-operator-'))
const PRODUCTION = await productionSettings(dataDir)
const databases: Database[] = []
afterAll(async () => {
  killServers()
  for (const database of databases) await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A migrated database with its two roles. */
async function settled() {
  const own = await createTestDatabase()
  const owner = openDatabase({ ...asOwner(own), max: 1 })
  databases.push(owner)
  const env = {
    ...PRODUCTION,
    DATABASE_URL: urlOf(own),
    DATABASE_OWNER_URL: urlOf({ ...own, user: asOwner(own).user }),
  }
  return { owner, env }
}

const sillage = (env: Record<string, string>, command: string, ...words: string[]) =>
  runCommand(command, env, { words })

/** Replaces no-break spaces by plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

async function doctor(env: Record<string, string>) {
  const { code, said } = await sillage(env, 'doctor')
  expect(said.err).toBe('')
  return { code, said: plain(said.out) }
}

test('an unknown command fails, and lists the commands that exist', async () => {
  const asked = await sillage({}, 'help')
  expect(asked.code).toBe(0)
  const wrong = await sillage({}, 'dance')
  expect(wrong).toMatchObject({ code: 2, said: { err: asked.said.out } })
})

test('a command stopped by SIGTERM exits with a failure code', async () => {
  const { env, owner } = await settled()
  const held = await owner.startTransaction().execute()
  await sql`lock table account in access exclusive mode`.execute(held)
  const { child, address } = startServer(env, { command: 'verify' })
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks where relation = 'account'::regclass and not granted`
  await vi.waitFor(
    async () => expect((await waiting.execute(held)).rows).toEqual([{ count: 1 }]),
    15_000,
  )
  child.kill('SIGTERM')
  await held.rollback().execute()
  await address
  expect(child.exitCode).toBe(143)
}, 60_000)

test('keys draws new secrets each time, and never overwrites a seal key', async () => {
  const [first, second] = [await sillage({}, 'keys', 'new'), await sillage({}, 'keys', 'new')]
  expect(first.said.out).toMatch(/^JWT_SECRET=\S{64}\nIBAN_KEY=\S{64}\n$/)
  expect(first.said.out).not.toBe(second.said.out)

  const folder = join(dataDir, 'seal')
  const drawn = await sillage({}, 'keys', 'seal', folder)
  expect(drawn.code).toBe(0)
  const settings: Record<string, string> = Object.fromEntries(
    `${first.said.out}${drawn.said.out}`
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(statSync(settings['SEAL_KEY_FILE'] ?? '').mode & 0o777).toBe(0o600)
  const { env } = await settled()
  const { code, said } = await doctor({ ...env, ...settings })
  expect({ code, said }).toMatchObject({ code: 0 })
  expect(said).toContain('! Cachet : la clé va avec le certificat, valable jusqu’au')

  const again = await sillage({}, 'keys', 'seal', folder)
  expect(again.code).toBe(1)
  expect(plain(again.said.err)).toContain('existe déjà : rien n’est écrit par-dessus une clé')
}, 60_000)

test('doctor finds nothing wrong in a sound installation, and leaves nothing behind', async () => {
  const { env, owner } = await settled()
  const { code, said } = await doctor(env)
  expect(code, said).toBe(0)
  for (const line of [
    '✓ Réglages : mode production, pour https://sillage.example.',
    `✓ Dossier de données : ${dataDir} accepte l’écriture`,
    '(extérieur) répond, et sa structure est à jour.',
    `✓ Droits dans la base : le rôle ${SERVER_ROLE} a ceux qu’il faut, et ne possède aucune table.`,
    '✓ Stockage des fichiers : un fichier d’essai est écrit, relu et retiré (dossier).',
    '! Courrier : SMTP_URL manque',
    '✓ Horloge : elle s’accorde avec celle de la base.',
    '! TLS : sillage.example ne répond pas (',
    '! Proxy : TRUSTED_PROXIES manque',
    'Rien n’empêche de servir.',
  ])
    expect(said).toContain(line)
  const { rows } = await sql`select from clock_seen`.execute(owner)
  expect(rows).toEqual([])
}, 60_000)

test('doctor names each fault in a sentence', async () => {
  const missing = await doctor({ ...PRODUCTION, IBAN_KEY: '', PUBLIC_URL: 'ici' })
  expect(missing.code).toBe(1)
  expect(missing.said).toContain('✗ Réglages : IBAN_KEY est obligatoire en production')

  const { env, owner } = await settled()
  await sql`insert into population (accounts, contracts, claims) values (1, 0, 0)`.execute(owner)
  const one = await doctor({ ...env, DATABASE_URL: env.DATABASE_OWNER_URL })
  expect(one).toMatchObject({ code: 0 })
  expect(one.said).toContain('! Base de données : sillage populate l’a remplie pour mesurer')
  expect(one.said).toMatch(/! Droits dans la base : le rôle \S+ possède les tables/)

  await sql`revoke insert on claim from ${sql.id(SERVER_ROLE)}`.execute(owner)
  await sql`update clock_seen set seen_at = now() + interval '1 day'`.execute(owner)
  await sql`insert into clock_seen (seen_at) select now() + interval '1 day' where not exists (select from clock_seen)`.execute(
    owner,
  )
  const port = await freePort()
  const wrong = await doctor({
    ...env,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    S3_URL: `http://a:b@127.0.0.1:${port}/bucket`,
    SEAL_KEY_FILE: join(dataDir, 'certificate.pem'),
  })
  expect(wrong.code).toBe(1)
  for (const line of [
    `✗ Droits dans la base : il manque au rôle ${SERVER_ROLE} : insert on claim.`,
    '✗ Stockage des fichiers : un fichier d’essai ne passe pas (S3).',
    '✗ Courrier : la connexion au serveur de courrier échoue (ESOCKET).',
    '✗ Horloge : L’horloge indique le',
    '✗ Cachet : SEAL_KEY_FILE doit être un fichier PEM lisible',
    'Points à corriger : 5.',
  ])
    expect(wrong.said).toContain(line)

  await sql`delete from migration where name = (select max(name) from migration)`.execute(owner)
  expect((await doctor(env)).said).toContain('✗ Base de données : La base n’est pas à jour')
  const silent = await doctor({ ...env, DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` })
  expect(silent.said).toContain('aucune réponse à l’adresse de DATABASE_URL (ECONNREFUSED)')
}, 90_000)

test('create-root makes the first root while a server runs, and only once', async () => {
  const { env } = await settled()
  const { child, address } = startServer(env)
  const password = 'Lampadaire-417!'
  const asked = { ...env, ROOT_PASSWORD: password }
  const weak = await sillage({ ...env, ROOT_PASSWORD: 'court' }, 'create-root', 'zoe@exemple.fr')
  expect(weak).toMatchObject({ code: 1 })
  expect(weak.said.err).toContain('ROOT_PASSWORD est refusé')
  const origin = (await address) ?? ''
  const made = await sillage(asked, 'create-root', 'zoe@exemple.fr')
  expect(made, made.said.all).toMatchObject({ code: 0 })
  const answer = await fetch(`${origin}/backend/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'zoe@exemple.fr', password }),
  })
  expect(answer.status).toBe(200)
  const again = await sillage(asked, 'create-root', 'max@exemple.fr')
  expect(again).toMatchObject({ code: 1 })
  expect(again.said.err).toContain('Un compte root actif existe déjà')
  await endServer(child, 'SIGTERM')
}, 90_000)
