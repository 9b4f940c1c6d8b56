import { randomBytes, type X509Certificate } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import { sha256Of } from '../../platform/sha256.ts'
import { readTimeStampToken } from './time-stamp-token.ts'

interface TimeStamp {
  readonly at: Temporal.Instant
  /** The token as the authority signed it, in DER. */
  readonly token: Buffer
}

/** Gets a time-stamp for a signature; null when none could be had. */
export type TimeStamper = (signature: Buffer) => Promise<TimeStamp | null>

export interface TimeStampAuthority {
  readonly url: string
  /** The trusted roots. */
  readonly anchors: readonly X509Certificate[]
}

const SHA256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1', parameters: null })
const LONGEST_WAIT_MS = 4000
const MOST_BYTES = 20_000
const PAUSE_MS = 60_000

/**
 * Asks an RFC 3161 authority, and accepts only an answer for this signature, this request and this moment, signed under
 * a trusted root. Without a time-stamp the document is still sealed; the authority is then not asked for a minute, so
 * that the next documents don't each wait for it.
 */
export function createTimeStamper(
  authority: TimeStampAuthority,
  { clock, onFailure }: { clock: () => Temporal.Instant; onFailure: (cause: string) => void },
): TimeStamper {
  let pausedUntil = 0
  return async (signature) => {
    if (performance.now() < pausedUntil) return null
    try {
      return await ask(authority, signature, clock)
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS
      onFailure(error instanceof Error ? error.message : String(error))
      return null
    }
  }
}

async function ask(
  { url, anchors }: TimeStampAuthority,
  signature: Buffer,
  clock: () => Temporal.Instant,
): Promise<TimeStamp> {
  const imprint = sha256Of(signature)
  // starts with a positive byte, as an ASN.1 integer
  const nonce = Buffer.concat([Buffer.from([0x4b]), randomBytes(15)])
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: SHA256,
      hashedMessage: new OctetString(imprint),
    }),
    nonce: new Uint8Array(nonce).buffer,
    certReq: true,
  })
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/timestamp-query' },
    body: AsnConvert.serialize(request),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
  const bytes = await boundedBody(answer)
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const { status, timeStampToken } = AsnConvert.parse(bytes, TimeStampResp)
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status)
  if (!isGranted || !timeStampToken) throw new Error(`refused with status ${status.status}`)
  const token = Buffer.from(AsnConvert.serialize(timeStampToken))
  return { token, at: readTimeStampToken(token, { imprint, nonce, anchors, now: clock() }) }
}

async function boundedBody(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > MOST_BYTES) throw new Error(`answered with more than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
