import { type KeyObject, sign, type X509Certificate } from 'node:crypto'
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms'
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509'
import { sha256Of } from '../../platform/sha256.ts'

/** A private key, its certificate, then the certificates of the issuing chain. */
export interface SealIdentity {
  readonly key: KeyObject
  readonly certificates: readonly [X509Certificate, ...X509Certificate[]]
}

const SHA256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' })
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14'
export const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SIGNATURE_ALGORITHMS: Readonly<Record<string, AlgorithmIdentifier>> = {
  rsa: new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null }),
  ec: new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' }),
}

/** Whether the key's algorithm is supported; another would make a seal that no reader can check. */
export function canSeal(key: KeyObject): boolean {
  return (key.asymmetricKeyType ?? '') in SIGNATURE_ALGORITHMS
}

/** A detached CMS signature at level CAdES B-B (ETSI EN 319 122-1), in DER, and the bare signature in it. */
export function signDetached(
  content: Buffer,
  { key, certificates }: SealIdentity,
): { cms: Buffer; signature: Buffer } {
  const own = parsed(certificates[0])
  const signatureAlgorithm = SIGNATURE_ALGORITHMS[key.asymmetricKeyType ?? '']
  if (!signatureAlgorithm) throw new Error(`A key of type ${key.asymmetricKeyType} can't seal`)
  const attributes = signedAttributes(content, certificates[0])
  const signature = sign('sha256', setOf(attributes.map(({ der }) => der)), key)
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([SHA256]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(
      certificates.map((one) => new CertificateChoices({ certificate: parsed(one) })),
    ),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({
            issuer: own.tbsCertificate.issuer,
            serialNumber: own.tbsCertificate.serialNumber,
          }),
        }),
        digestAlgorithm: SHA256,
        signedAttrs: attributes.map(({ attribute }) => attribute),
        signatureAlgorithm,
        signature: new OctetString(signature),
      }),
    ]),
  })
  return { cms: inDer(signed), signature }
}

function inDer(signed: SignedData): Buffer {
  const content = AsnConvert.serialize(signed)
  return Buffer.from(AsnConvert.serialize(new ContentInfo({ contentType: id_signedData, content })))
}

/** Raises the signature to level B-T by adding an authority's time-stamp token (RFC 3161, appendix A). */
export function withTimeStamp(cms: Buffer, token: Buffer): Buffer {
  const signed = AsnConvert.parse(AsnConvert.parse(cms, ContentInfo).content, SignedData)
  const [signer] = signed.signerInfos
  if (!signer) throw new Error('Nobody signed')
  const attribute = { attrType: TIME_STAMP_TOKEN, attrValues: [toArrayBuffer(token)] }
  signer.unsignedAttrs = [new Attribute(attribute)]
  return inDer(signed)
}

const known = new Map<string, Certificate>()

/**
 * Cached by fingerprint, as the main thread sends the certificate with each job: parsing it each time took a third of
 * the signature.
 */
function parsed({ fingerprint256, raw }: X509Certificate): Certificate {
  const read = known.get(fingerprint256) ?? AsnConvert.parse(raw, Certificate)
  known.set(fingerprint256, read)
  return read
}

/** The attributes that level B-B requires, in DER: the content type, the digest, and the signing certificate. */
function signedAttributes(content: Buffer, certificate: X509Certificate) {
  const attributes = [
    new Attribute({
      attrType: id_contentType,
      attrValues: [AsnObjectIdentifierConverter.toASN(id_data).toBER()],
    }),
    new Attribute({
      attrType: id_messageDigest,
      attrValues: [AsnConvert.serialize(new OctetString(sha256Of(content)))],
    }),
    new Attribute({
      attrType: SIGNING_CERTIFICATE_V2,
      // SigningCertificateV2 (RFC 5035) for one certificate by its SHA-256: three sequences around an octet string
      attrValues: [
        toArrayBuffer(
          Buffer.concat([Buffer.from('3026302430220420', 'hex'), sha256Of(certificate.raw)]),
        ),
      ],
    }),
  ]
  return attributes
    .map((attribute) => ({ attribute, der: Buffer.from(AsnConvert.serialize(attribute)) }))
    .toSorted((one, other) => Buffer.compare(one.der, other.der))
}

/** What is signed: the attributes as a SET OF in DER, whose members are sorted by their bytes. */
function setOf(attributes: readonly Buffer[]): Buffer {
  const members = Buffer.concat(attributes)
  if (members.length > 0xff) throw new RangeError('Longer than one byte of length tells')
  const head = members.length < 0x80 ? [0x31, members.length] : [0x31, 0x81, members.length]
  return Buffer.concat([Buffer.from(head), members])
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
