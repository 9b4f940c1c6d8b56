import { verify, X509Certificate } from 'node:crypto'
import { ContentInfo, id_messageDigest, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { sha256Of } from '../../platform/sha256.ts'
import { SIGNING_CERTIFICATE_V2 } from './cms-signature.ts'

/**
 * Checks a seal independently of the code that made it, using `node:crypto` only: what is signed, by whom, and whether
 * it is valid.
 */
export function readSeal(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, ...ranges] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []
  const [start = 0, length = 0, from = 0, rest = 0] = ranges.map(Number)
  const content = Buffer.concat([
    pdf.subarray(start, start + length),
    pdf.subarray(from, from + rest),
  ])
  const hex = text.slice(start + length + 1, from - 1)
  const { content: inner } = AsnConvert.parse(Buffer.from(hex, 'hex'), ContentInfo)
  const signed = AsnConvert.parse(inner, SignedData)
  const [signer] = signed.signerInfos
  const [choice] = signed.certificates ?? []
  if (!signer?.signedAttrs || !choice?.certificate) throw new Error('No signer')
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(choice.certificate)))
  const attribute = (type: string) =>
    Buffer.from(
      signer.signedAttrs?.find(({ attrType }) => attrType === type)?.attrValues[0] ??
        new ArrayBuffer(0),
    )
  const digest = sha256Of(content)
  const signedDigest = Buffer.from(
    AsnConvert.parse(attribute(id_messageDigest), OctetString).buffer,
  )
  // signed as a SET, although stored under an implicit tag
  const members = Buffer.concat(
    signer.signedAttrs.map((one) => Buffer.from(AsnConvert.serialize(one))),
  )
  const attributes = Buffer.concat([Buffer.from([0x31, 0x81, members.length]), members])
  return {
    /** Whether everything but the signature itself is signed. */
    isWhole: start === 0 && from + rest === pdf.length && text[length] === '<',
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1],
    certificate,
    signs: attribute(SIGNING_CERTIFICATE_V2).subarray(-32).equals(sha256Of(certificate.raw)),
    isValid:
      digest.equals(signedDigest) &&
      verify('sha256', attributes, certificate.publicKey, Buffer.from(signer.signature.buffer)),
  }
}
