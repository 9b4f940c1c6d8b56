import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmail } from '@sillage/domain/accounts/email.ts'
import { passwordError } from '@sillage/domain/accounts/password.ts'
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

export function readSecret(text: string | undefined, dataDir: string): string {
  if (text !== undefined) {
    if (Buffer.byteLength(text) < 32)
      throw new ConfigError('JWT_SECRET est trop court : il faut au moins 32 octets (256 bits).')
    return text
  }
  // demo mode: drawn once and kept, so that a restart does not end the sessions
  const file = join(dataDir, 'jwt-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}
