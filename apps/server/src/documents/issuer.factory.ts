import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createIssuer, type Issuer } from './issuer.ts'
import type { SealIdentity } from './seal/cms-signature.ts'
import { makeSelfSigned } from './seal/self-signed.ts'
import type { TimeStamper } from './seal/time-stamp.ts'

let made: Promise<SealIdentity> | undefined

/** An issuer with its own key, shared by the whole test process. */
export async function buildIssuer({
  timeStamper = null,
}: {
  timeStamper?: TimeStamper | null
} = {}): Promise<Issuer> {
  made ??= makeSelfSigned(Temporal.Now.instant()).then(({ key, certificate }) => ({
    key: createPrivateKey(key),
    certificates: [new X509Certificate(certificate)],
  }))
  return createIssuer({ identity: await made, publicUrl: 'https://sillage.example', timeStamper })
}
