import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client, type PoolConfig } from 'pg'
import { type Config, readConfig } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { readTables } from '../../../platform/database/copies/catalogue.ts'
import { copyOut } from '../../../platform/database/copies/copy-stream.ts'
import { restoreRows } from '../../../platform/database/copies/restore-rows.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { NO_LIMITS } from '../../../platform/database/limits.ts'
import { migrate, readMigrations } from '../../../platform/database/migrate.ts'
import { prepareDatabase } from '../../../platform/database/prepare-database.ts'
import { openStore } from '../../../platform/files/open-files.ts'
import { INSTALLED } from '../../../platform/installation.ts'
import { connectExclusively, openServed } from '../../reach.ts'
import type { Command } from '../command.ts'
import { BACKUP_MESSAGES } from './backup.messages.ts'
import { type Manifest, placesIn, readManifest, secretsOf } from './manifest.ts'
import { SAME_TEXT } from './same-text.ts'
import { mustBeSound } from './sound-copy.ts'
import { measure, readCompressed } from './streams.ts'

/** Restores a backup into an empty database: files first, so that no row references a missing one. */
export const restore: Command = async ({ words, env, defaultDataDir, onEnd }) => {
  const [asked, how] = words
  if (asked === undefined || (how !== undefined && how !== '--sans-preuve'))
    throw new ConfigError(BACKUP_MESSAGES.restoreUsage)
  const folder = resolve(asked)
  process.umask(0o077)
  const config = readConfig(env, defaultDataDir)
  const manifest = readManifest(folder, {
    secrets: secretsOf(config),
    isTakenOnTrust: how !== undefined,
  })
  await mustFit(manifest)
  await mustBeSound(folder, manifest)
  const connections = await connectExclusively(config, onEnd)
  const owner = connections.owner ?? connections.server
  const client = new Client(owner)
  await client.connect()
  onEnd(() => client.end())
  if ((await readTables(client)).length > 0) throw new ConfigError(BACKUP_MESSAGES.full)
  await putObjects(config, folder, manifest)
  try {
    await makeSchemaOf(manifest, owner)
    await fill(client, folder, manifest)
  } catch (error) {
    console.error(BACKUP_MESSAGES.broken)
    throw error
  }
  const database = await openServed(connections, config, onEnd)
  await prepareDatabase(database, connections.owner)
  putHeads(config, folder, manifest)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { tables, objects, lost } = manifest
  console.log(BACKUP_MESSAGES.restored(rows, tables.length, objects.length))
  if (lost.length > 0) console.error(BACKUP_MESSAGES.lost(lost))
  return 0
}

/** Throws unless this code has every migration of the backup, unchanged. */
async function mustFit({ migrations }: Manifest) {
  const known = new Map(
    (await readMigrations(INSTALLED.migrations)).map(({ name, sha256 }) => [name, sha256]),
  )
  const strange = migrations.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (strange) throw new ConfigError(BACKUP_MESSAGES.newer(strange.name))
}

/** Creates the tables as they were at the time of the backup; later migrations run once they are filled. */
async function makeSchemaOf({ migrations }: Manifest, owner: PoolConfig) {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-migrations-'))
  const database = openDatabase({ ...owner, ...NO_LIMITS, max: 2 })
  try {
    for (const { name } of migrations)
      cpSync(new URL(name, INSTALLED.migrations), join(folder, name))
    await migrate(database, pathToFileURL(`${folder}/`))
  } finally {
    await database.destroy()
    rmSync(folder, { recursive: true })
  }
}

/** In one transaction, committed only if every table reads back as it was written. */
async function fill(client: Client, folder: string, manifest: Manifest) {
  const { tables, sequences } = manifest
  await client.query(SAME_TEXT)
  await client.query('begin')
  await restoreRows(client, {
    tables,
    sequences,
    read: (table) => readCompressed(placesIn(folder).rows(table)),
  })
  for (const { name, columns, sha256 } of tables) {
    const found = await measure(copyOut(client, `copy ${name} (${columns.join(', ')}) to stdout`))
    if (found.sha256 !== sha256) throw new ConfigError(BACKUP_MESSAGES.differs(name))
  }
  await client.query('commit')
}

async function putObjects(config: Config, folder: string, { objects }: Manifest) {
  const store = openStore(config)
  for (const { key } of objects)
    if (!(await store.has(key))) await store.put(key, placesIn(folder).object(key))
}

/** Only where there are none: the heads of a log in use are not overwritten. */
function putHeads({ auditHeadsDir }: Config, folder: string, { heads }: Manifest) {
  if (heads === null) return
  const file = join(auditHeadsDir, 'audit-log.jsonl')
  if (existsSync(file)) {
    console.error(BACKUP_MESSAGES.headsKept(auditHeadsDir))
    return
  }
  mkdirSync(auditHeadsDir, { recursive: true, mode: 0o700 })
  copyFileSync(placesIn(folder).heads, file)
}
