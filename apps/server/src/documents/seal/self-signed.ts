// oxlint-disable-next-line import/no-unassigned-import -- the certificates' library looks for it when it is loaded
import 'reflect-metadata'
import { createPrivateKey, createPublicKey, generateKeyPairSync, webcrypto } from 'node:crypto'
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509'

const YEARS = 10
const DAYS = 365 * YEARS

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A key with a self-signed certificate, enough for a demonstration. */
export async function makeSelfSigned(now: Temporal.Instant) {
  const key = drawSealKey()
  return { key, certificate: await certifySelf(key, now) }
}

/** A new key, as PEM. */
export function drawSealKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: ALGORITHM.namedCurve })
  return privateKey.export({ format: 'pem', type: 'pkcs8' })
}

const OF_DEMONSTRATION = {
  organisation: 'Sillage Assurance (démonstration)',
  name: 'Cachet de démonstration Sillage',
}

/** A self-signed certificate for a key. */
export async function certifySelf(
  key: string,
  now: Temporal.Instant,
  { organisation, name } = OF_DEMONSTRATION,
): Promise<string> {
  const secret = createPrivateKey(key).export({ format: 'der', type: 'pkcs8' })
  const open = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const keys = {
    privateKey: await webcrypto.subtle.importKey('pkcs8', secret, ALGORITHM, true, ['sign']),
    publicKey: await webcrypto.subtle.importKey('spki', open, ALGORITHM, true, ['verify']),
  }
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: `C=FR, O=${organisation}, CN=${name}`,
      serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(15))).toString('hex'),
      notBefore: new Date(now.epochMilliseconds),
      notAfter: new Date(now.add({ hours: 24 * DAYS }).epochMilliseconds),
      keys,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ],
    },
    webcrypto,
  )
  return certificate.toString('pem')
}
