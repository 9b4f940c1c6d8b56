import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { type BinaryAnswer, packAnswers, sendBinary } from './answers.ts'

async function answered(answer: BinaryAnswer) {
  const app = Fastify()
  app.get('/', (_request, reply) => sendBinary(reply.type('application/pdf'), answer))
  const { headers, rawPayload } = await app.inject('/')
  await app.close()
  return { headers, bytes: rawPayload }
}

const bytes = Buffer.from('%PDF')

test.each([
  ['contrat_8f3a.pdf', 'attachment; filename="contrat_8f3a.pdf"'],
  [
    'relevé de Zoé.pdf',
    'attachment; filename="releve de Zoe.pdf"; filename*=UTF-8\'\'relev%C3%A9%20de%20Zo%C3%A9.pdf',
  ],
  ['a"b\r\nc.pdf', 'attachment; filename="a_b__c.pdf"; filename*=UTF-8\'\'a%22b%0D%0Ac.pdf'],
  [
    "l'avis (1).pdf",
    'attachment; filename="l_avis _1_.pdf"; filename*=UTF-8\'\'l%27avis%20%281%29.pdf',
  ],
])('the file %j is saved as %s', async (filename, disposition) => {
  const { headers, bytes: sent } = await answered({ bytes, filename })
  expect(headers['content-disposition']).toBe(disposition)
  expect(sent).toEqual(bytes)
})

test('a file states its own type when the route has none, and is sandboxed', async () => {
  const { headers } = await answered({ bytes, type: 'image/png', length: 4 })
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '4',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(headers).not.toHaveProperty('content-disposition')
  expect((await answered({ bytes })).headers['content-type']).toBe('application/pdf')
})

describe('compressing an answer', () => {
  const long = { text: 'Votre contrat court jusqu’au 12 décembre. '.repeat(60) }
  async function called(method: 'GET' | 'POST' | 'HEAD', path: string, accepted?: string) {
    const app = Fastify()
    packAnswers(app)
    app.get('/long', () => long)
    app.post('/long', () => long)
    app.get('/short', () => ({ ok: true }))
    app.get('/file', (_request, reply) =>
      sendBinary(reply.type('application/pdf'), { bytes: Buffer.alloc(5000, 'a') }),
    )
    const answer = await app.inject({
      method,
      url: path,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    await app.close()
    return answer
  }

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('uses %s when the browser accepts it', async (encoding, accepted, unpack) => {
    const { headers, rawPayload } = await called('GET', '/long', accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 5)
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long)
  })

  test.each([
    ['GET', '/long', undefined],
    ['GET', '/long', 'identity'],
    ['GET', '/short', 'br'],
    ['GET', '/file', 'br'],
    // its answer may hold a token next to data of the request
    ['POST', '/long', 'br'],
  ] as const)('leaves %s %s as it is for « %s »', async (method, path, accepted) => {
    const { headers, rawPayload } = await called(method, path, accepted)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
  })
})
