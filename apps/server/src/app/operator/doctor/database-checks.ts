import type { Config } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { readDoubt } from '../../../platform/database/clock.ts'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { checkSchema } from '../../../platform/database/migrate.ts'
import { missingRights, readRole } from '../../../platform/database/server-role.ts'
import { connectBesideServer, NoDatabaseError, type OnEnd } from '../../reach.ts'
import { isPopulated } from '../populate/population.repository.ts'
import { DOCTOR_MESSAGES as SAY } from './doctor.messages.ts'
import { codeOf, type Finding, fault, watch, well } from './finding.ts'
import { readTraits } from './traits.repository.ts'

const OLDEST = 150_000

/** Checks the database, the rights on it, and the clock against its own. */
export async function lookAtDatabase(config: Config, onEnd: OnEnd): Promise<readonly Finding[]> {
  const topic = SAY.topics.database
  const connections = await connectBesideServer(config, onEnd).catch((error: unknown) => {
    if (error instanceof NoDatabaseError) return null
    throw error
  })
  if (connections === null) return [watch(topic, SAY.database.absent)]
  const database = openDatabase({ ...connections.server, max: 1, connectionTimeoutMillis: 5000 })
  onEnd(() => database.destroy())
  try {
    await readTraits(database)
  } catch (error) {
    return [fault(topic, SAY.database.silent(codeOf(error)))]
  }
  const found = await lookAtTraits(database, config)
  if (found.some(({ state }) => state === 'fault')) return found
  const rights = await lookAtRights(database)
  const clock = await lookAtClock(database, config)
  if (rights.some(({ state }) => state === 'fault')) return [...found, ...rights, ...clock]
  const content = (await isPopulated(database)) ? [watch(topic, SAY.database.populated)] : []
  return [...found, ...content, ...rights, ...clock]
}

async function lookAtTraits(database: Database, config: Config): Promise<readonly Finding[]> {
  const topic = SAY.topics.database
  const { number, version, encoding, hasTrigrams, careless } = await readTraits(database)
  if (number < OLDEST) return [fault(topic, SAY.database.old(version))]
  if (encoding !== 'UTF8') return [fault(topic, SAY.database.encoding(encoding))]
  if (!hasTrigrams) return [fault(topic, SAY.database.noTrigrams)]
  const place = config.databaseUrl === null ? SAY.database.embedded : SAY.database.outside
  const behind = await checkSchema(database).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ConfigError) return error.message
      throw error
    },
  )
  return [
    behind === null ? well(topic, SAY.database.answers(version, place)) : fault(topic, behind),
    ...careless.map((setting) => watch(topic, SAY.database.careless(setting))),
  ]
}

async function lookAtRights(database: Database): Promise<readonly Finding[]> {
  const topic = SAY.topics.rights
  const { name, isMighty } = await readRole(database)
  if (isMighty) return [watch(topic, SAY.rights.mighty(name))]
  const missing = await missingRights(database)
  return [
    missing.length > 0
      ? fault(topic, SAY.rights.missing(name, missing.join(', ')))
      : well(topic, SAY.rights.right(name)),
  ]
}

async function lookAtClock(database: Database, { clockConfirmed }: Config) {
  const now = Temporal.Now.instant()
  const doubt = await readDoubt(database, { now, confirmedDay: clockConfirmed })
  const topic = SAY.topics.clock
  return [doubt === null ? well(topic, SAY.clock.right) : fault(topic, doubt)]
}
