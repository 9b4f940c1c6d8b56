import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/configuration/config.ts'
import { ConfigError } from '../../platform/configuration/config-values.ts'
import { keepFirst } from '../../platform/keep-first.ts'
import { log } from '../../platform/log.ts'
import { canSeal, type SealIdentity } from './cms-signature.ts'
import { createTimeStamper, type TimeStamper } from './time-stamp.ts'

type SealConfig = Pick<Config, 'dataDir' | 'sealKeyFile' | 'sealCertificateFile'>

/** The operator's key; in demo mode, one generated once and kept in the data folder. */
export async function openSealIdentity(config: SealConfig): Promise<SealIdentity> {
  const { dataDir, sealKeyFile, sealCertificateFile } = config
  if (sealKeyFile !== null && sealCertificateFile !== null)
    return readIdentity(sealKeyFile, sealCertificateFile)
  const keyFile = join(dataDir, 'seal-key.pem')
  const certificateFile = join(dataDir, 'seal-certificate.pem')
  if (!existsSync(certificateFile)) {
    const { certifySelf, drawSealKey } = await import('./self-signed.ts')
    // if servers start together, one of them draws the key; a certificate made by any of them fits it
    const key = keepFirst(keyFile, drawSealKey())
    keepFirst(certificateFile, await certifySelf(key, Temporal.Now.instant()))
  }
  return readIdentity(keyFile, certificateFile)
}

/** Opens the operator's time-stamping authority; null when there is none. */
export function openTimeStamper({ tsa }: Pick<Config, 'tsa'>): TimeStamper | null {
  if (!tsa) return null
  const anchors = readSetting('TSA_CERTIFICATE_FILE', tsa.certificateFile, readCertificates)
  if (anchors.length === 0)
    throw new ConfigError('TSA_CERTIFICATE_FILE doit contenir un certificat au moins.')
  return createTimeStamper(
    { url: tsa.url, anchors },
    {
      clock: () => Temporal.Now.instant(),
      onFailure: (cause) =>
        log('warn', 'outside', {
          message: `L’autorité d’horodatage (TSA_URL) ne sert pas (${cause}) : les documents sont scellés sans horodatage pendant une minute.`,
        }),
    },
  )
}

/** In bits. Shorter keys can be broken, and every sealed document with them. */
const SHORTEST_RSA = 2048

const CERTIFICATE = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs

function readIdentity(keyFile: string, certificateFile: string): SealIdentity {
  const key = readSetting('SEAL_KEY_FILE', keyFile, createPrivateKey)
  const { modulusLength = SHORTEST_RSA } = key.asymmetricKeyDetails ?? {}
  if (modulusLength < SHORTEST_RSA)
    throw new ConfigError(
      `SEAL_KEY_FILE est une clé RSA trop courte : ${SHORTEST_RSA} bits au moins (reçu : ${modulusLength}).`,
    )
  const certificates = readSetting('SEAL_CERTIFICATE_FILE', certificateFile, readCertificates)
  const [own, ...others] = certificates
  if (!own || !isSealOf(key, own))
    throw new ConfigError(
      'SEAL_KEY_FILE doit être la clé (RSA ou courbe elliptique) du premier certificat de SEAL_CERTIFICATE_FILE.',
    )
  return { key, certificates: [own, ...others] }
}

const readCertificates = (pem: string) =>
  Array.from(pem.match(CERTIFICATE) ?? [], (one) => new X509Certificate(one))

const isSealOf = (key: KeyObject, own: X509Certificate) => canSeal(key) && own.checkPrivateKey(key)

function readSetting<T>(name: string, file: string, read: (pem: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    throw new ConfigError(`${name} doit être un fichier PEM lisible (reçu : ${file}).`)
  }
}
