import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createIssuer, type Issuer } from './issuer.ts'
import { makeSelfSigned } from './self-signed.ts'

let made: Promise<Issuer> | undefined

/** An issuer with a key of its own, the same for the whole process. */
export function buildIssuer(): Promise<Issuer> {
  made ??= makeSelfSigned(Temporal.Now.instant()).then(({ key, certificate }) =>
    createIssuer(
      { key: createPrivateKey(key), certificates: [new X509Certificate(certificate)] },
      'https://sillage.example',
    ),
  )
  return made
}
