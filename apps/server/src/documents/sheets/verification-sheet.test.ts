import { createPrivateKey, createPublicKey, hash, verify, X509Certificate } from 'node:crypto'
import { readSummary, signedText } from '@sillage/domain/documents/signed-summary.ts'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawQrCode } from '../../platform/qr-code.ts'
import { buildSummary } from '../documents.factory.ts'
import { buildIssuer } from '../issuer.factory.ts'
import { createIssuer } from '../issuer.ts'
import { makeSelfSigned } from '../seal/self-signed.ts'
import { verificationSheet } from './verification-sheet.ts'

/** The longest summary of a document. */
const summary = buildSummary({ subject: 'de 5 à 9\u00a0voyageurs, Éli••• É.' })

/** The code as a camera sees it: black squares of four pixels on white, with the margin of the page around. */
function pictureOf(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const [scale, margin] = [4, 4]
  const side = (size + 2 * margin) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let across = 0; across < Number(run) * scale; across++)
      for (let down = 0; down < scale; down++) {
        const column = (Number(x) + margin) * scale + across
        const row = (Number(y) + margin) * scale + down
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
  return { size, picture: { data, width: side, height: side } }
}

test('the QR code of a document can be scanned, and holds its address and a summary signed by the published key', async () => {
  const issuer = await buildIssuer()
  const verification = issuer.newVerification(summary)
  const { key } = verificationSheet(verification)
  const { size, picture } = pictureOf(drawQrCode(verification.scanned))
  // 31 mm wide on paper: half a millimetre a square, readable by a telephone at arm's length
  expect(31 / size).toBeGreaterThanOrEqual(0.5)
  const scanned = decodeQR(picture)
  expect(scanned).toBe(verification.scanned)

  const [address, payload = ''] = scanned.split('#')
  expect(address).toBe(verification.url)
  const [encoded = '', signature = ''] = payload.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  expect(readSummary(text)).toEqual(summary)
  const spki = Buffer.from(issuer.summaryKey.publicKey, 'base64')
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const isSigned = (code: string) =>
    verify(
      'sha256',
      Buffer.from(signedText(code, text)),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect(isSigned(verification.code)).toBe(true)
  expect(isSigned('00000-00000-00000-00000')).toBe(false)
  // the start of the fingerprint of that key is printed beside it
  const fingerprint = hash('sha256', spki)
  expect(key.replaceAll(' ', '')).toBe(fingerprint.slice(0, 32))
})

test('the key of the QR codes depends on the key of the seal alone', async () => {
  const { summaryKey } = await buildIssuer()
  const { key, certificate } = await makeSelfSigned(Temporal.Now.instant())
  const identity = {
    key: createPrivateKey(key),
    certificates: [new X509Certificate(certificate)] as const,
  }
  const [one, again] = ['https://a.example', 'https://b.example'].map((publicUrl) =>
    createIssuer({ identity, publicUrl }),
  )
  expect(one?.summaryKey.fingerprint).toBe(again?.summaryKey.fingerprint)
  expect(one?.summaryKey.fingerprint).not.toBe(summaryKey.fingerprint)
})
