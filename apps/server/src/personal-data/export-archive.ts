import { Readable } from 'node:stream'
import { isIssuedKind } from '@sillage/domain/documents/issued-kinds.ts'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Database } from '../platform/database/database.ts'
import type { KeptRow } from '../platform/files/paper-vault.ts'
import { EXPORT, EXPORTED_PAPERS } from './personal-data.messages.ts'
import {
  listFiles,
  listLetters,
  listPapers,
  readAccount,
  readColumns,
  readPaper,
  readPersonalRows,
} from './personal-data.repository.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

export interface Export {
  readonly database: Database
  readonly accountId: string
  /** Opens a file of the object store. */
  readonly openFile: (key: string) => Promise<AsyncIterable<Uint8Array>>
  /** Opens a file of a claim, sealed or not. */
  readonly openKept: (row: KeptRow) => Promise<AsyncIterable<Uint8Array>>
}

/** One file of the archive; only texts are compressed, because documents already are. */
interface Entry {
  readonly name: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
  readonly isText: boolean
}

/** The archive as a stream: it holds one document in memory at a time, however many there are. */
export function exportArchive(wanted: Export): Readable {
  return Readable.from(zipped(entriesOf(wanted)), { objectMode: false })
}

async function* entriesOf({
  database,
  accountId,
  openFile,
  openKept,
}: Export): AsyncGenerator<Entry> {
  yield { name: EXPORT.readme, bytes: strToU8(`\uFEFF${EXPORT.text}`), isText: true }
  yield json('profil', await readAccount(database, accountId))
  const columns = await readColumns(database, PERSONAL_TABLES)
  for (const table of PERSONAL_TABLES) {
    if (table.file === null) continue
    const asked = { table, accountId, columns: columns.get(table.table) ?? [] }
    const rows = await readPersonalRows(database, asked)
    // most subjects concern few people, who would look for theirs among fifty files that say nothing
    if (rows.length > 0) yield json(table.file, rows)
  }
  for (const paper of await listPapers(database, accountId)) {
    const kept = await readPaper(database, paper)
    const bytes = typeof kept === 'string' ? await openFile(kept) : kept
    const name = [paperName(paper.kind), paper.contract_id, paper.code]
      .filter((part) => part !== null)
      .join('_')
    if (bytes) yield { name: `contrats/${fileName(name)}.pdf`, bytes, isText: false }
  }
  for (const { id, kind, object_key: key } of await listLetters(database, accountId))
    yield {
      name: `courriers/${kind}_${id.slice(0, 8)}.pdf`,
      bytes: await openFile(key),
      isText: false,
    }
  for (const row of await listFiles(database, accountId))
    yield {
      name: `pieces-jointes/${row.id.slice(0, 8)}_${fileName(row.name)}`,
      bytes: await openKept(row),
      isText: false,
    }
}

/** The French name of a kind of paper; the signed contract, and a kind of another version, keep their own. */
const paperName = (kind: string) => (isIssuedKind(kind) ? EXPORTED_PAPERS[kind] : kind)

function json(name: string, value: unknown): Entry {
  return {
    name: `${name}.json`,
    bytes: strToU8(JSON.stringify(value, hexadecimal, 2)),
    isText: true,
  }
}

/** Writes a hash in hexadecimal, so that people can compare it. */
function hexadecimal(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  return given instanceof Uint8Array ? Buffer.from(given).toString('hex') : value
}

/** Removes everything that could make a file's name a path. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_')
}

async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const take = () => {
    const chunks = made
    made = []
    return chunks
  }
  for await (const { name, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(file)
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
