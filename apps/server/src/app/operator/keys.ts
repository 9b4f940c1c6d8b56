import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sealPaperKeysAnew } from '../../claims/discussion/health-vault.service.ts'
import { certifySelf, drawSealKey } from '../../documents/seal/self-signed.ts'
import { sealAnew } from '../../payments/mandates/bank-accounts.service.ts'
import { readConfig } from '../../platform/configuration/config.ts'
import { ConfigError } from '../../platform/configuration/config-values.ts'
import { checkSchema } from '../../platform/database/migrate.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { keepFirst } from '../../platform/keep-first.ts'
import { createPaperKeys } from '../../platform/sealing/paper-keys.ts'
import { connectBesideServer, openServed } from '../reach.ts'
import type { Command } from './command.ts'
import { OPERATOR_MESSAGES } from './operator.messages.ts'

const SECRET_BYTES = 48

/**
 * `keys new` generates secrets, `keys seal FOLDER` a key pair for the seal; without arguments, it re-encrypts every
 * IBAN and every health document's key with the current key.
 */
export const keys: Command = (call) => {
  const [what, folder] = call.words
  if (what === 'new') return drawSecrets()
  if (what === 'seal' && folder !== undefined) return drawSeal(folder)
  if (what !== undefined) throw new ConfigError(OPERATOR_MESSAGES.keysUsage)
  return rotate(call)
}

function drawSecrets() {
  for (const name of ['JWT_SECRET', 'IBAN_KEY'])
    console.log(`${name}=${randomBytes(SECRET_BYTES).toString('base64')}`)
  return Promise.resolve(0)
}

/** A key pair with a self-signed certificate: PDF readers show who sealed, but as unknown. */
async function drawSeal(asked: string) {
  const folder = resolve(asked)
  const keyFile = join(folder, 'seal-key.pem')
  const certificateFile = join(folder, 'seal-certificate.pem')
  const there = [keyFile, certificateFile].find((file) => existsSync(file))
  if (there !== undefined) throw new ConfigError(OPERATOR_MESSAGES.isThere(there))
  const key = keepFirst(keyFile, drawSealKey())
  const names = { organisation: 'Sillage Assurance', name: 'Cachet Sillage' }
  keepFirst(certificateFile, await certifySelf(key, Temporal.Now.instant(), names))
  console.log(`SEAL_KEY_FILE=${keyFile}\nSEAL_CERTIFICATE_FILE=${certificateFile}`)
  console.error(OPERATOR_MESSAGES.sealOfOwn)
  return 0
}

/**
 * Re-encrypts every IBAN and every health document's key with the current key. Servers may run if they know both keys.
 */
const rotate: Command = async ({ env, defaultDataDir, onEnd }) => {
  const config = readConfig(env, defaultDataDir)
  if (config.previousIbanKey === null) throw new ConfigError(OPERATOR_MESSAGES.noPreviousKey)
  const database = await openServed(await connectBesideServer(config, onEnd), config, onEnd)
  await checkSchema(database)
  const { ibanKey, previousIbanKey } = config
  const count = await sealAnew(database, createIbanVault(ibanKey, previousIbanKey))
  console.log(OPERATOR_MESSAGES.sealedAnew(count))
  const papers = await sealPaperKeysAnew(database, createPaperKeys(ibanKey, previousIbanKey))
  console.log(OPERATOR_MESSAGES.papersSealedAnew(papers))
  return 0
}
