import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { verdictSentence } from '../../../audit/audit.messages.ts'
import { verifyLog } from '../../../audit/verify-log.service.ts'
import { countShutPapers } from '../../../claims/discussion/health-vault.service.ts'
import { readSeal } from '../../../documents/seal/read-seal.ts'
import { countUnopened } from '../../../payments/mandates/bank-accounts.service.ts'
import { type Config, readConfig } from '../../../platform/configuration/config.ts'
import {
  readNamedObjects,
  readReferences,
  readTables,
} from '../../../platform/database/copies/catalogue.ts'
import { copyOut } from '../../../platform/database/copies/copy-stream.ts'
import { checkSchema } from '../../../platform/database/migrate.ts'
import { openStore } from '../../../platform/files/open-files.ts'
import { createIbanVault } from '../../../platform/ibans/iban-vault.ts'
import { createPaperKeys } from '../../../platform/sealing/paper-keys.ts'
import { connectBesideServer, openServed } from '../../reach.ts'
import type { Call, Command } from '../command.ts'
import { BACKUP_MESSAGES, VERIFY_MESSAGES as SAY } from './backup.messages.ts'
import { readManifest, secretsOf } from './manifest.ts'
import { mustBeSound } from './sound-copy.ts'
import { measure } from './streams.ts'

/**
 * Files without a seal of ours: those sent by people, letters to print, and mail attachments, some also stored under
 * another row.
 */
const UNSEALED = ['claim_file', 'formal_notice', 'mail_paper']

/** The result of a check. */
type Said = readonly [isWell: boolean, sentence: string]

/** Checks everything that is stored, while a server runs or not; or checks a backup. Changes nothing. */
export const verify: Command = (call) =>
  call.words[0] === undefined ? verifyAll(call) : verifyCopy(call, resolve(call.words[0]))

async function verifyCopy({ env, defaultDataDir }: Call, folder: string) {
  const secrets = secretsOf(readConfig(env, defaultDataDir))
  const manifest = readManifest(folder, { secrets, isTakenOnTrust: false })
  await mustBeSound(folder, manifest)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(BACKUP_MESSAGES.sound(rows, manifest.objects.length))
  return 0
}

async function verifyAll({ env, defaultDataDir, onEnd }: Call) {
  const config = readConfig(env, defaultDataDir)
  const connections = await connectBesideServer(config, onEnd)
  const database = await openServed(connections, config, onEnd)
  await checkSchema(database)
  const client = new Client(connections.owner ?? connections.server)
  await client.connect()
  onEnd(() => client.end())
  const vault = createIbanVault(config.ibanKey, config.previousIbanKey)
  const paperKeys = createPaperKeys(config.ibanKey, config.previousIbanKey)
  const looks: readonly (() => Promise<readonly Said[]>)[] = [
    () => lookAtRows(client),
    () => lookAtFiles(client, config),
    async () => {
      const { count, shut } = await countUnopened(database, vault)
      return [shut === 0 ? [true, SAY.ibans(count)] : [false, SAY.ibansShut(shut)]]
    },
    async () => {
      const { count, shut } = await countShutPapers(database, paperKeys)
      return [shut === 0 ? [true, SAY.papers(count)] : [false, SAY.papersShut(shut)]]
    },
    () => lookAtLedger(client),
    async () => {
      const verdict = await verifyLog(database, config.auditHeadsDir)
      const isIntact = verdict.kind === 'intact'
      return [[isIntact, SAY.log(isIntact, verdictSentence(verdict))]]
    },
  ]
  let isWell = true
  for (const look of looks)
    for (const [isFine, sentence] of await look()) {
      console.log(sentence)
      isWell &&= isFine
    }
  return isWell ? 0 : 1
}

/** Reads every row in one snapshot, and checks each foreign key without using indexes. */
async function lookAtRows(client: Client): Promise<readonly Said[]> {
  await client.query('begin transaction isolation level repeatable read read only')
  const tables = await readTables(client)
  let rows = 0
  for (const { name, columns } of tables)
    rows += (await measure(copyOut(client, `copy ${name} (${columns.join(', ')}) to stdout`))).lines
  const references = await readReferences(client)
  const faults: Said[] = []
  for (const { name, table, target, columns, targetColumns } of references) {
    const isGiven = columns.map((column) => `one.${column} is not null`).join(' and ')
    const isMet = columns.map((column, at) => `other.${targetColumns[at]} = one.${column}`)
    const { rows: found } = await client.query<{ count: string }>(
      `select count(*) as count from ${table} as one where ${isGiven}
        and not exists (select from ${target} as other where ${isMet.join(' and ')})`,
    )
    const count = Number(found[0]?.count)
    if (count > 0) faults.push([false, SAY.orphans(table, name, count)])
  }
  await client.query('commit')
  return faults.length > 0 ? faults : [[true, SAY.rows(rows, tables.length, references.length)]]
}

/** Checks that every referenced file is unchanged, and that every document of ours has a valid seal. */
async function lookAtFiles(client: Client, config: Config): Promise<readonly Said[]> {
  const store = openStore(config)
  const named = await readNamedObjects(client)
  const papers = new Set(await readNamedObjects(client, (table) => !UNSEALED.includes(table)))
  const lost: string[] = []
  const unsealed: string[] = []
  for (const key of named) {
    const bytes = (await store.has(key)) ? await buffer(await store.get(key)) : null
    const { sha256 } = await measure(
      (async function* () {
        if (bytes) yield bytes
      })(),
    )
    if (bytes === null || sha256 !== key) lost.push(key)
    else if (papers.has(key) && !isSealed(bytes)) unsealed.push(key)
  }
  return [
    lost.length > 0 ? [false, SAY.filesLost(lost)] : [true, SAY.files(named.length)],
    unsealed.length > 0 ? [false, SAY.sealsBroken(unsealed)] : [true, SAY.seals(papers.size)],
  ]
}

function isSealed(pdf: Buffer): boolean {
  try {
    const { isWhole, isValid, signs } = readSeal(pdf)
    return isWhole && isValid && signs
  } catch {
    return false
  }
}

async function lookAtLedger(client: Client): Promise<readonly Said[]> {
  const { rows } = await client.query<{ count: string; off: string[] | null }>(`
    select count(*) as count, array_agg(id::text order by id) filter (where lines < 2 or cents <> 0) as off
    from (select id, count(entry_id) as lines, coalesce(sum(cents), 0) as cents
      from ledger_entry left join ledger_line on entry_id = id group by id) as entry`)
  const [found] = rows
  const off = found?.off ?? []
  return [off.length > 0 ? [false, SAY.ledgerOff(off)] : [true, SAY.ledger(Number(found?.count))]]
}
