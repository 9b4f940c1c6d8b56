import { verdictSentence } from '../../audit/audit.messages.ts'
import { verifyLog } from '../../audit/verify-log.service.ts'
import { readPlaces } from '../../platform/configuration/config.ts'
import { prepareDatabase } from '../../platform/database/prepare-database.ts'
import { NoDatabaseError, openServed, waysBeside, waysInto } from '../reach.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { verify } from './backup/verify.ts'
import type { Command } from './command.ts'
import { createRoot } from './create-root.ts'
import { doctor } from './doctor/doctor.ts'
import { keys } from './keys.ts'
import { HELP, OPERATOR_MESSAGES } from './operator.messages.ts'
import { populate } from './populate/populate.ts'

/** Brings the schema up to date, without a server and without the settings of one. */
const migrate: Command = async ({ env, defaultDataDir, onEnd }) => {
  const places = readPlaces(env, defaultDataDir)
  const ways = await waysInto(places, onEnd)
  const database = await openServed(ways, places, onEnd)
  const { applied } = await prepareDatabase(database, ways.owner)
  for (const name of applied) console.log(OPERATOR_MESSAGES.applied(name))
  console.log(OPERATOR_MESSAGES.upToDate)
  return 0
}

/** Says whether the audit log is the one that was written; reads alone. */
const verifyAudit: Command = async ({ env, defaultDataDir, onEnd }) => {
  const places = readPlaces(env, defaultDataDir)
  const ways = await waysBeside(places, onEnd).catch((error: unknown) => {
    if (!(error instanceof NoDatabaseError)) throw error
    console.error(error.message)
    return null
  })
  if (ways === null) return 2
  const database = await openServed(ways, places, onEnd)
  const verdict = await verifyLog(database, places.auditHeadsDir)
  console.log(verdictSentence(verdict))
  return verdict.kind === 'intact' ? 0 : 1
}

const help: Command = () => {
  console.log(HELP)
  return Promise.resolve(0)
}

/** Of a command that there is none of. */
export const refuseCommand: Command = () => {
  console.error(HELP)
  return Promise.resolve(2)
}

/** What `sillage` does besides starting. */
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
