// oxlint-disable-next-line import/no-unassigned-import -- the certificates' library looks for it when it is loaded
import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import {
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  X509CertificateGenerator,
} from '@peculiar/x509'

const YEARS = 10
const DAYS = 365 * YEARS

/** A key and a certificate that nobody vouches for: enough to show what a seal does, in a demonstration. */
export async function makeSelfSigned(now: Temporal.Instant) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'C=FR, O=Sillage Assurance (démonstration), CN=Cachet de démonstration Sillage',
      serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(15))).toString('hex'),
      notBefore: new Date(now.epochMilliseconds),
      notAfter: new Date(now.add({ hours: 24 * DAYS }).epochMilliseconds),
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ],
    },
    webcrypto,
  )
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { key: PemConverter.encode(key, 'PRIVATE KEY'), certificate: certificate.toString('pem') }
}
