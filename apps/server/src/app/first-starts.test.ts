import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  runCommand,
  startServer,
} from '../testing/server-process.factory.ts'
import { urlOf } from '../testing/test-app.ts'

const { template, ...connection } = inject('postgres')
const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
const dataDir = mkdtempSync(join(tmpdir(), 'sillage-first-'))
const production = await productionSettings(dataDir)
const ROOT = { ROOT_EMAIL: 'root@sillage.example', ROOT_PASSWORD: 'Trajet-42!' }
const SERVERS = drillSize({ short: 6, full: 8 })

afterAll(async () => {
  killServers()
  await admin.destroy()
  rmSync(dataDir, { recursive: true })
})

let made = 0
async function emptyDatabase() {
  const database = template.replace('template', `empty_${++made}`)
  await sql`create database ${sql.id(database)}`.execute(admin)
  return { ...connection, database }
}

test('servers that start at once on an empty database all serve, and create a single root', async () => {
  const rounds = drillSize({ short: 1, full: 4 })
  for (let round = 0; round < rounds; round++) {
    const own = await emptyDatabase()
    const began = performance.now()
    const servers = Array.from({ length: SERVERS }, () =>
      startServer({ ...production, ...ROOT, DATABASE_URL: urlOf(own) }),
    )
    const addresses = await Promise.all(servers.map(({ address }) => address))
    const dead = servers.filter((_, at) => addresses[at] === null)
    expect(dead.map(({ said }) => said.err)).toEqual([])
    const seconds = (performance.now() - began) / 1000
    const database = openDatabase({ ...own, max: 1 })
    const roots = await database.selectFrom('account').select('role').execute()
    expect(roots).toEqual([{ role: 'root' }])
    await database.destroy()
    await Promise.all(servers.map(({ child }) => endServer(child, 'SIGTERM')))
    noteDrill({
      drill: 'Servers start at once on an empty database',
      tries: SERVERS,
      seconds,
    })
  }
}, 300_000)

test('with MIGRATE=0 a start names the missing migration, and the migrate command applies it', async () => {
  const own = await emptyDatabase()
  const settings = { ...production, DATABASE_URL: urlOf(own), MIGRATE: '0' }
  const refused = startServer(settings)
  expect(await refused.address).toBeNull()
  expect(refused.said.err.trim()).toBe(
    'La base n’est pas à jour : il lui manque 0001_house.sql. Lancez d’abord la commande « migrate ».',
  )
  // migrating needs no server settings
  const first = await runCommand('migrate', { DATABASE_URL: urlOf(own) })
  expect(first.code).toBe(0)
  expect(first.said.out).toMatch(/^Appliquée\u00a0: 0001_house\.sql$/m)
  const second = await runCommand('migrate', { DATABASE_URL: urlOf(own) })
  expect(second.said.out.trim()).toBe('La base est à jour.')
  const server = startServer(settings)
  expect(await server.address).not.toBeNull()
  await endServer(server.child, 'SIGTERM')
}, 120_000)
