import { generateKeyPairSync, sign } from 'node:crypto'
import { signedText } from '@sillage/domain/documents/signed-summary.ts'
import { expect, test } from 'vitest'
import { readSignedCode } from './signed-code.ts'

const CODE = '7K2M9-QXB4D-0HTZR-5WNEA'
const LINE = '1|A|c83f10d6|20261121|20261221|20261121|AB-***-CD, Cam*** R.'

function pair() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    signs: (code: string, line: string) =>
      sign('sha256', Buffer.from(signedText(code, line)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url'),
  }
}
const [ours, before, foreign] = [pair(), pair(), pair()]
const keys = [ours.key, before.key]
const encoded = (line: string) => Buffer.from(line).toString('base64url')
const read = (payload: string, code = CODE) => readSignedCode({ code, payload }, keys)

test('a summary signed by our current key or a former one is shown', async () => {
  for (const one of [ours, before])
    expect(await read(`#${encoded(LINE)}.${one.signs(CODE, LINE)}`)).toMatchObject({
      kind: 'attestation',
      reference: 'c83f10d6',
      subject: 'AB-•••-CD, Cam••• R.',
    })
})

test('an address without a summary shows nothing', async () => {
  for (const payload of ['', '#', '#contenu']) expect(await read(payload)).toBeNull()
})

test.each([
  ['a signature by another key', `${encoded(LINE)}.${foreign.signs(CODE, LINE)}`],
  ['a changed plate', `${encoded(LINE.replace('AB', 'ZZ'))}.${ours.signs(CODE, LINE)}`],
  [
    'the code of another document',
    `${encoded(LINE)}.${ours.signs('00000-00000-00000-00000', LINE)}`,
  ],
  ['half a signature', `${encoded(LINE)}.${ours.signs(CODE, LINE).slice(0, 40)}`],
  ['text that is not base64', `é.è`],
  ['a signed text that is not a summary', `${encoded('bonjour')}.${ours.signs(CODE, 'bonjour')}`],
])('%s is reported as forged', async (_, payload) => {
  expect(await read(payload)).toBe('forged')
})
