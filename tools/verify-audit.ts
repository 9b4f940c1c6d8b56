import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verdictSentence } from '../apps/server/src/audit/audit.messages.ts'
import { verifyLog } from '../apps/server/src/audit/verify-log.service.ts'
import { type Places, readPlaces } from '../apps/server/src/platform/configuration/config.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/embedded-postgres.ts'
import { holdEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/held-postgres.ts'
import { SERVER_ROLE } from '../apps/server/src/platform/database/server-role.ts'
import { ROOT } from '../apps/server/src/platform/installation.ts'

// says in one sentence whether the audit log is the one that was written; reads alone, beside a server that runs or not
const places = readPlaces(process.env, join(ROOT, '.data'))
const { connection, close } = await reach(places)
const database = openDatabase(connection)
const verdict = await verifyLog(database, places.auditHeadsDir)
await database.destroy()
await close()
console.log(verdictSentence(verdict))
process.exitCode = verdict.kind === 'intact' ? 0 : 1

async function reach({ databaseUrl, dataDir }: Places) {
  if (databaseUrl !== null)
    return { connection: { connectionString: databaseUrl }, close: () => Promise.resolve() }
  if (!existsSync(dataDir)) {
    console.error(`Aucune donnée dans ${dataDir}.`)
    process.exit(2)
  }
  const held = await holdEmbeddedPostgres(dataDir).catch(() => null)
  // a server holds it: its database is read beside it, and left running
  const postgres = held ?? (await startEmbeddedPostgres(dataDir))
  return {
    connection: postgres.connection('postgres', SERVER_ROLE),
    close: () => held?.stop() ?? Promise.resolve(),
  }
}
