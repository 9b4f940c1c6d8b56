import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { type Config, readConfig } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { lockForBackup } from '../../../platform/database/copies/backup-lock.ts'
import {
  readNamedObjects,
  readSequences,
  readTables,
} from '../../../platform/database/copies/catalogue.ts'
import { copyOut } from '../../../platform/database/copies/copy-stream.ts'
import { openStore } from '../../../platform/files/open-files.ts'
import { ROOT } from '../../../platform/installation.ts'
import { connectBesideServer } from '../../reach.ts'
import type { Command } from '../command.ts'
import { BACKUP_MESSAGES } from './backup.messages.ts'
import { type Manifest, placesIn, proofOf } from './manifest.ts'
import { SAME_TEXT } from './same-text.ts'
import { measure, writeAside, writeCompressed } from './streams.ts'

/** Objects processed at once, since an S3 is slow to answer. */
const AT_ONCE = 8

/**
 * Backs up rows and files while a server runs. The rows are from one instant; every file they reference was stored
 * before, and none is removed until the backup ends. The manifest is written last, with its proof.
 */
export const backup: Command = async ({ words, env, defaultDataDir, onEnd }) => {
  const [asked] = words
  if (asked === undefined) throw new ConfigError(BACKUP_MESSAGES.backupUsage)
  const folder = resolve(asked)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ConfigError(BACKUP_MESSAGES.notEmpty(folder))
  process.umask(0o077)
  const config = readConfig(env, defaultDataDir)
  const { server, owner } = await connectBesideServer(config, onEnd)
  // as the owner of the tables, since the server may not read all of them
  const client = new Client(owner ?? server)
  await client.connect()
  onEnd(() => client.end())
  if (!(await lockForBackup(client))) throw new ConfigError(BACKUP_MESSAGES.underWay)
  makeFolder(folder)
  await client.query(SAME_TEXT)
  await client.query('begin transaction isolation level repeatable read read only')
  const at = Temporal.Now.instant().toString({ fractionalSecondDigits: 3 })
  const { tables, migrations } = await copyRows(client, folder)
  const named = await readNamedObjects(client)
  const { objects, lost } = await copyObjects({ client, config, folder, named })
  const sequences = await readSequences(client)
  await client.query('commit')
  const heads = await copyHeads(config, folder)
  const text = JSON.stringify(
    {
      format: 1,
      version: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
      at,
      migrations,
      tables,
      sequences: [...sequences],
      objects,
      lost: [...lost],
      heads,
    } satisfies Manifest,
    null,
    1,
  )
  keep(folder, text, config.jwtSecret)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(BACKUP_MESSAGES.copied(rows, tables.length, objects.length))
  console.log(BACKUP_MESSAGES.withoutKeys)
  if (lost.length > 0) console.error(BACKUP_MESSAGES.lost(lost))
  return lost.length > 0 ? 1 : 0
}

async function copyRows(client: Client, folder: string) {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await readTables(client)) {
    const rows = copyOut(client, `copy ${name} (${columns.join(', ')}) to stdout`)
    const { lines, sha256 } = await writeCompressed(rows, placesIn(folder).rows(name))
    tables.push({ name, columns: [...columns], rows: lines, sha256 })
  }
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  )
  return { tables, migrations }
}

interface Copying {
  readonly client: Client
  readonly config: Config
  readonly folder: string
  readonly named: readonly string[]
}

/** Copies every object that a row references, with the previews of pictures. */
async function copyObjects({ client, config, folder, named }: Copying) {
  const store = openStore(config)
  const { rows } = await client.query<{ key: string }>(
    `select key from stored_object where type in ('jpg', 'png')`,
  )
  const pictures = new Set(rows.map(({ key }) => key))
  const objects: Manifest['objects'] = []
  const lost: string[] = []
  const copy = async (key: string) => {
    const file = placesIn(folder).object(key)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const { bytes, sha256 } = await writeAside(await store.get(key), file)
    if (!key.includes('.') && sha256 !== key) lost.push(key)
    else objects.push({ key, bytes, sha256 })
  }
  const wanted = named.flatMap((key) => (pictures.has(key) ? [key, `${key}.webp`] : [key]))
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async (key) => {
        if (await store.has(key)) await copy(key)
        else lost.push(key)
      }),
    )
  return { objects, lost }
}

/** Copies the audit log's heads, kept outside the database. */
async function copyHeads({ auditHeadsDir }: Config, folder: string): Promise<Manifest['heads']> {
  const file = join(auditHeadsDir, 'audit-log.jsonl')
  if (!existsSync(file)) return null
  const { heads } = placesIn(folder)
  copyFileSync(file, heads)
  return { sha256: (await measure(createReadStream(heads))).sha256 }
}

/** Written last, and atomically: a backup without its manifest is incomplete. */
function keep(folder: string, text: string, secret: string) {
  const { manifest, proof } = placesIn(folder)
  writeFileSync(proof, `${proofOf(text, secret)}\n`, { mode: 0o600 })
  writeFileSync(`${manifest}.part`, text, { mode: 0o600 })
  renameSync(`${manifest}.part`, manifest)
}

function makeFolder(folder: string) {
  try {
    mkdirSync(join(folder, 'rows'), { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new ConfigError(BACKUP_MESSAGES.closed(folder), { cause })
  }
}
