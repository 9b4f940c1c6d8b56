import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { buildSignaturePng } from '../../documents/seal/signature.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { buildSignedRequest, SIGNATURE } from './signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const request = await buildSignedRequest(camille.client)

const drawn = Buffer.from(buildSignaturePng(), 'base64')
const dataUrl = (bytes: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`

/** A picture of one colour. */
function plain(colour: readonly number[], { width = 700, height = 200 } = {}): Buffer {
  const picture = new PNG({ width, height })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(colour, at)
  return PNG.sync.write(picture)
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

interface Header {
  readonly width: number
  readonly height: number
  readonly interlaced?: boolean
}

/** A PNG whose header says one thing and whose pixels may say another. */
function craft({ width, height, interlaced = false }: Header, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    drawn.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9'.padEnd(400, '0'), 'hex')
/** 64 inked pixels in a row: Adam7 passes 1, 2, 4 and 6, each line after its filter byte. */
const INTERLACED = Buffer.concat(
  [8, 8, 16, 32].map((inked) => Buffer.from(`00${'000000ff'.repeat(inked)}`, 'hex')),
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.each([
  ['no signature', '', 'Veuillez signer le contrat.'],
  ['a text that is no picture', 'bonjour', 'Signature invalide'],
  ['an empty picture', 'data:image/png;base64,', 'Signature invalide'],
  ['a web address', 'https://exemple.fr/signature.png', 'Signature invalide'],
  ['a JPEG called PNG', dataUrl(JPEG), 'Signature invalide'],
  ['a JPEG', `data:image/jpeg;base64,${JPEG.toString('base64')}`, 'Signature invalide'],
  ['an SVG called PNG', dataUrl(SVG), 'Signature invalide'],
  ['an SVG', `data:image/svg+xml;base64,${SVG.toString('base64')}`, 'Signature invalide'],
  ['a truncated PNG', dataUrl(drawn.subarray(0, drawn.length / 2)), 'Signature invalide'],
  ['a PNG without pixels', dataUrl(drawn.subarray(0, 33)), 'Signature invalide'],
  [
    'a damaged PNG',
    dataUrl(Buffer.concat([drawn.subarray(0, 60), drawn.subarray(64)])),
    'Signature invalide',
  ],
  ['a fully transparent picture', dataUrl(plain([0, 0, 0, 0])), /^La signature est vide/],
  ['an all-white picture', dataUrl(plain([255, 255, 255, 255])), /^La signature est vide/],
  [
    'a single dot',
    dataUrl(plain([0, 0, 0, 255], { width: 3, height: 3 })),
    /^La signature est vide/,
  ],
  [
    '2001 pixels of width',
    dataUrl(plain([0, 0, 0, 255], { width: 2001, height: 1 })),
    /2000 × 1000/,
  ],
  [
    '1001 pixels of height',
    dataUrl(plain([0, 0, 0, 255], { width: 1, height: 1001 })),
    /2000 × 1000/,
  ],
  [
    'a giant header',
    dataUrl(craft({ width: 4_294_967_295, height: 4_294_967_295 }, Buffer.alloc(10))),
    /2000 × 1000/,
  ],
  [
    'a header with a width of 0',
    dataUrl(craft({ width: 0, height: 10 }, Buffer.alloc(10))),
    /2000/,
  ],
  [
    'fewer pixels than announced',
    dataUrl(craft({ width: 700, height: 200 }, Buffer.alloc(1000))),
    'Signature invalide',
  ],
  [
    'more pixels than announced',
    dataUrl(craft({ width: 2, height: 2 }, Buffer.alloc(1_000_000))),
    'Signature invalide',
  ],
  [
    'an interlaced PNG, which the decoder would decompress without a limit',
    dataUrl(craft({ width: 64, height: 1, interlaced: true }, INTERLACED)),
    'Signature invalide',
  ],
  ['more than 500 kB', dataUrl(Buffer.concat([drawn, Buffer.alloc(500_000)])), /500 ko/],
] as const)(
  '%s is refused with a sentence, and nothing is stored',
  async (_, signatureData, text) => {
    const before = await rowCounts(server.database)
    const body = { ...request, signatureData }
    const refusal = await refusalOf(camille.client.contracts.create({ body }))
    expect(refusal.status).toBe(422)
    expect(refusal.message).toMatch(text)
    expect(refusal.problem?.errors).toEqual([{ path: 'signatureData', message: refusal.message }])
    expect(await rowCounts(server.database)).toEqual(before)
  },
)

test.each([
  ['bytes after the end', Buffer.concat([drawn, Buffer.from('<script>alert(1)</script>')])],
  [
    'a text chunk',
    Buffer.concat([
      drawn.subarray(0, 33),
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      drawn.subarray(33),
    ]),
  ],
])('%s of a signature picture are not stored', async (_, bytes) => {
  const body = { ...(await buildSignedRequest(camille.client)), signatureData: dataUrl(bytes) }
  const outcome = await camille.client.contracts.create({ body }).then(
    ({ data }) => data.contract_id,
    () => null,
  )
  const kept = await server.database
    .selectFrom('contract_signature')
    .select(['contract_id', 'png'])
    .execute()
  expect(kept.some(({ contract_id }) => contract_id === outcome)).toBe(outcome !== null)
  for (const { png } of kept) expect(png.includes('script')).toBe(false)
})

test('a signature picture is stored pixel for pixel, in a new encoding', async () => {
  const body = await buildSignedRequest(camille.client)
  const { data } = await camille.client.contracts.create({ body })
  const { png } = await server.database
    .selectFrom('contract_signature')
    .select('png')
    .where('contract_id', '=', data.contract_id)
    .executeTakeFirstOrThrow()
  const sent = PNG.sync.read(Buffer.from(SIGNATURE.slice(SIGNATURE.indexOf(',') + 1), 'base64'))
  expect(PNG.sync.read(png).data.equals(sent.data)).toBe(true)
})
