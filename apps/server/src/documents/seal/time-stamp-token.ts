import { createHash, verify, X509Certificate } from 'node:crypto'
import { ContentInfo, id_messageDigest, SignedData, type SignerInfo } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { TSTInfo } from '@peculiar/asn1-tsp'
import { SIGNING_CERTIFICATE_V2 } from './cms-signature.ts'

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'
/** The attribute that names the signing certificate: RFC 2634 with SHA-1, RFC 5035 with any digest. */
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const MOST_SKEW = Temporal.Duration.from({ minutes: 5 })

interface Asked {
  readonly imprint: Buffer
  readonly nonce: Buffer
  readonly anchors: readonly X509Certificate[]
  readonly now: Temporal.Instant
}

/**
 * Reads the time of a time-stamp token (RFC 3161, 2.4.2). Throws unless it is for the imprint asked, returns the nonce,
 * agrees with our clock within five minutes, and is signed by a certificate used only for time-stamping, valid then,
 * and issued under one of `anchors`.
 */
export function readTimeStampToken(token: Buffer, { imprint, nonce, anchors, now }: Asked) {
  const { content } = AsnConvert.parse(token, ContentInfo)
  const signed = AsnConvert.parse(content, SignedData)
  const inner = signed.encapContentInfo.eContent?.single?.buffer
  require(signed.encapContentInfo.eContentType === TST_INFO && inner !== undefined, 'is none')
  const tstInfo = Buffer.from(inner ?? new ArrayBuffer(0))
  const info = AsnConvert.parse(tstInfo, TSTInfo)
  require(imprint.equals(
    Buffer.from(info.messageImprint.hashedMessage.buffer),
  ), 'is of something else')
  require(nonce.equals(Buffer.from(info.nonce ?? new ArrayBuffer(0))), 'answers another question')
  const at = info.genTime.toTemporalInstant()
  const skew = at.since(now).abs()
  require(Temporal.Duration.compare(skew, MOST_SKEW) <= 0, 'is of another time')
  const [signer] = signed.signerInfos
  const certificates = (signed.certificates ?? []).flatMap(({ certificate }) =>
    certificate ? new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))) : [],
  )
  const own = signer && certificates.find((one) => isSignedBy(signer, tstInfo, one))
  require(own !== undefined, 'is not signed by the certificate that it names')
  if (own) requireVouchedFor(own, { certificates, anchors, at })
  return at
}

function require(isTrue: boolean, otherwise: string) {
  if (!isTrue) throw new Error(`the time-stamp ${otherwise}`)
}

function isSignedBy(signer: SignerInfo, tstInfo: Buffer, certificate: X509Certificate): boolean {
  const digest = DIGESTS[signer.digestAlgorithm.algorithm]
  if (digest === undefined || !signer.signedAttrs) return false
  const value = (type: string) =>
    signer.signedAttrs?.find(({ attrType }) => attrType === type)?.attrValues[0]
  const messageDigest = value(id_messageDigest)
  if (!messageDigest) return false
  const named = [
    { value: value(SIGNING_CERTIFICATE), digests: ['sha1'] },
    { value: value(SIGNING_CERTIFICATE_V2), digests: ['sha256', 'sha384', 'sha512'] },
  ]
  const isNamed = named.some(
    (one) =>
      one.value !== undefined &&
      one.digests.some((hash) =>
        Buffer.from(one.value ?? new ArrayBuffer(0)).includes(hashed(hash, certificate.raw)),
      ),
  )
  return (
    isNamed &&
    hashed(digest, tstInfo).equals(
      Buffer.from(AsnConvert.parse(messageDigest, OctetString).buffer),
    ) &&
    verify(
      digest,
      signedAttributes(signer.signedAttrs),
      certificate.publicKey,
      Buffer.from(signer.signature.buffer),
    )
  )
}

/** The attributes as signed: as a SET, although stored under an implicit tag. */
function signedAttributes(attributes: NonNullable<SignerInfo['signedAttrs']>): Buffer {
  const members = attributes
    .map((one) => Buffer.from(AsnConvert.serialize(one)))
    .toSorted((one, other) => Buffer.compare(one, other))
  const length = members.reduce((sum, { length: bytes }) => sum + bytes, 0)
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([0x31, ...head]), ...members])
}

/** Checks the chain from the signing certificate to a trusted one, each valid at that moment, in at most four steps. */
function requireVouchedFor(
  own: X509Certificate,
  {
    certificates,
    anchors,
    at,
  }: {
    certificates: readonly X509Certificate[]
    anchors: readonly X509Certificate[]
    at: Temporal.Instant
  },
) {
  const isForStamps = own.keyUsage?.join() === TIME_STAMPING
  require(isForStamps, 'is signed by a certificate that is not for time-stamps alone')
  const isValid = ({ validFromDate, validToDate }: X509Certificate) =>
    validFromDate.getTime() <= at.epochMilliseconds && at.epochMilliseconds <= validToDate.getTime()
  let current: X509Certificate | undefined = own
  for (let step = 0; current && step < 4; step++) {
    const certificate: X509Certificate = current
    require(isValid(certificate), 'is signed by a certificate that is not valid')
    if (anchors.some((anchor) => anchor.raw.equals(certificate.raw))) return
    const anchor = anchors.find((one) => vouches(one, certificate))
    if (anchor) return require(isValid(anchor), 'rests on a certificate that is not valid')
    current = certificates.find(
      (one) => one.ca && !one.raw.equals(certificate.raw) && vouches(one, certificate),
    )
  }
  throw new Error('the time-stamp is signed by nobody who is vouched for')
}

const vouches = (issuer: X509Certificate, certificate: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

const hashed = (digest: string, bytes: Buffer) => createHash(digest).update(bytes).digest()
