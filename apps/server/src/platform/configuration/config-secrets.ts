import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { isEmail } from '@sillage/domain/accounts/email.ts'
import { passwordError } from '@sillage/domain/accounts/password.ts'
import { keepFirst } from '../keep-first.ts'
import { ConfigError, type Environment } from './config-values.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

export function readSealFiles(env: Environment) {
  const sealKeyFile = env['SEAL_KEY_FILE'] ?? null
  const sealCertificateFile = env['SEAL_CERTIFICATE_FILE'] ?? null
  if ((sealKeyFile === null) !== (sealCertificateFile === null))
    throw new ConfigError('SEAL_KEY_FILE et SEAL_CERTIFICATE_FILE vont ensemble : il en manque un.')
  return { sealKeyFile, sealCertificateFile }
}

export function readRoot(env: Environment): { email: string; password: string } | null {
  const email = env['ROOT_EMAIL']
  const password = env['ROOT_PASSWORD']
  if (email === undefined && password === undefined) return null
  if (!email || !password)
    throw new ConfigError('ROOT_EMAIL et ROOT_PASSWORD vont ensemble : il en manque un.')
  if (!isEmail(email.trim())) throw new ConfigError('ROOT_EMAIL n’est pas une adresse e-mail.')
  const weakness = passwordError(password)
  if (weakness) throw new ConfigError(`ROOT_PASSWORD est refusé : ${weakness}.`)
  if (DEMO_ACCOUNTS.some((account) => account.password === password))
    throw new ConfigError(
      'ROOT_PASSWORD est refusé : ce mot de passe est celui de la démonstration, que tout le monde peut lire.',
    )
  return { email, password }
}

/**
 * 16 random bytes in hexadecimal, the weakest secret of sufficient length, compress to at least 30 bytes; a repetitive
 * one to at most 25.
 */
const FEWEST_SQUEEZED_BYTES = 28

export function readSecret(env: Environment, name: string): string | null {
  const text = env[name]
  if (text === undefined) return null
  if (Buffer.byteLength(text) < 32)
    throw new ConfigError(`${name} est trop court : il faut au moins 32 octets (256 bits).`)
  if (squeezedBytes(text) < FEWEST_SQUEEZED_BYTES || isRepeated(text))
    throw new ConfigError(
      `${name} se devine : il se répète ou suit un ordre. Tirez-en un au hasard (openssl rand -base64 48).`,
    )
  return text
}

/** Whether it is a shorter secret written again and again, but for two of its bytes. */
function isRepeated(text: string): boolean {
  const bytes = Buffer.from(text)
  for (let period = 1; period < 32 && 2 * period <= bytes.length; period++)
    if (bytes.subarray(period).filter((byte, at) => byte !== bytes[at]).length <= 2) return true
  return false
}

/**
 * Compressed size in bytes of a text or of the differences between its characters, whichever is smaller: repetitions
 * and sequences compress well.
 */
function squeezedBytes(text: string): number {
  const bytes = Buffer.from(text)
  const steps = bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0))
  return Math.min(...[bytes, steps].map((one) => deflateRawSync(one, { level: 9 }).length))
}

/**
 * A secret of demo mode, generated once and kept in the data folder, so that sessions and sealed IBANs survive a
 * restart.
 */
export function keptSecret(dataDir: string, name: 'jwt-secret' | 'iban-key'): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) keepFirst(file, randomBytes(48).toString('base64url'))
  return readFileSync(file, 'utf8')
}
