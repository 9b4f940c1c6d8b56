import { createIssuer } from '../../../documents/issuer.ts'
import { openSealIdentity } from '../../../documents/seal/seal-identity.ts'
import { readConfig } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { findContents } from '../../../platform/database/demonstration.repository.ts'
import { NO_LIMITS } from '../../../platform/database/limits.ts'
import { prepareDatabase } from '../../../platform/database/prepare-database.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { connectExclusively, openServed } from '../../reach.ts'
import { TEAM } from '../../refuse-other-database.ts'
import type { Command } from '../command.ts'
import { fillDatabase } from './fill-database.ts'
import { POPULATE_MESSAGES } from './populate.messages.ts'
import { isPopulated, type PopulationSize } from './population.repository.ts'

const IN_PRODUCTION = '--en-production'
/** A longer number is probably a typing error. */
const COUNT = /^\d{1,8}$/

/** Fills an empty database with fictional people, for sizing and measuring; refuses one that holds anything else. */
export const populate: Command = async ({ words, env, defaultDataDir, onEnd }) => {
  const size = sizeIn(words.filter((word) => word !== IN_PRODUCTION))
  const config = readConfig(env, defaultDataDir)
  if (!config.demo && !words.includes(IN_PRODUCTION))
    throw new ConfigError(POPULATE_MESSAGES.production)
  const connections = await connectExclusively(config, onEnd)
  const served = await openServed(connections, config, onEnd)
  const owner = openDatabase({ ...(connections.owner ?? connections.server), ...NO_LIMITS, max: 2 })
  onEnd(() => owner.destroy())
  // checked before anything is changed
  await mustHoldNobody(owner)
  await prepareDatabase(served, connections.owner)
  const issuer = createIssuer({
    identity: await openSealIdentity(config),
    publicUrl: config.publicUrl ?? 'http://localhost',
    timeStamper: null,
  })
  const began = performance.now()
  await fillDatabase(owner, size, { issuer, files: openFiles(config) })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(POPULATE_MESSAGES.filled(size, seconds))
  console.log(POPULATE_MESSAGES.whom)
  return 0
}

function sizeIn(words: readonly string[]): PopulationSize {
  const [accounts = 0, contracts = 0, claims = 0] = words.map((word) =>
    COUNT.test(word) ? Number(word) : Number.NaN,
  )
  const isWhole = [accounts, contracts, claims].every(Number.isInteger) && words.length === 3
  if (!isWhole || accounts === 0 || (contracts === 0 && claims > 0))
    throw new ConfigError(POPULATE_MESSAGES.usage)
  return { accounts, contracts, claims }
}

async function mustHoldNobody(database: Database) {
  if (await isPopulated(database)) return
  const contents = await findContents(database, TEAM)
  if (contents !== 'nothing') throw new ConfigError(POPULATE_MESSAGES.full(contents))
}
