import { verdictSentence } from '../../audit/audit.messages.ts'
import { verifyLog } from '../../audit/verify-log.service.ts'
import { readPlaces } from '../../platform/configuration/config.ts'
import { prepareDatabase } from '../../platform/database/prepare-database.ts'
import { connectBesideServer, connectExclusively, NoDatabaseError, openServed } from '../reach.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { verify } from './backup/verify.ts'
import type { Command } from './command.ts'
import { createRoot } from './create-root.ts'
import { doctor } from './doctor/doctor.ts'
import { keys } from './keys.ts'
import { HELP, OPERATOR_MESSAGES } from './operator.messages.ts'
import { populate } from './populate/populate.ts'

/** Migrates the schema, without a server or its settings. */
const migrate: Command = async ({ env, defaultDataDir, onEnd }) => {
  const places = readPlaces(env, defaultDataDir)
  const connections = await connectExclusively(places, onEnd)
  const database = await openServed(connections, places, onEnd)
  const { applied } = await prepareDatabase(database, connections.owner)
  for (const name of applied) console.log(OPERATOR_MESSAGES.applied(name))
  console.log(OPERATOR_MESSAGES.upToDate)
  return 0
}

/** Checks the integrity of the audit log; only reads. */
const verifyAudit: Command = async ({ env, defaultDataDir, onEnd }) => {
  const places = readPlaces(env, defaultDataDir)
  const connections = await connectBesideServer(places, onEnd).catch((error: unknown) => {
    if (!(error instanceof NoDatabaseError)) throw error
    console.error(error.message)
    return null
  })
  if (connections === null) return 2
  const database = await openServed(connections, places, onEnd)
  const verdict = await verifyLog(database, places.auditHeadsDir)
  console.log(verdictSentence(verdict))
  return verdict.kind === 'intact' ? 0 : 1
}

const help: Command = () => {
  console.log(HELP)
  return Promise.resolve(0)
}

/** For an unknown command. */
export const refuseCommand: Command = () => {
  console.error(HELP)
  return Promise.resolve(2)
}

/** The commands of `sillage` other than start. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  migrate,
  doctor,
  keys,
  'create-root': createRoot,
  backup,
  restore,
  verify,
  'verify-audit': verifyAudit,
  populate,
  help,
}
