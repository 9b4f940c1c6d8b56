import { globSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildDiscussion } from './messages.factory.ts'

let claimId: string
const server = await serveTests()
const owner = await signInAs(server)
beforeEach(async () => {
  claimId = await buildDiscussion(server.database, { ownerId: owner.account.id })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')

const upload = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  owner.client.messages.upload({
    params: { id: claimId },
    query: { name },
    body: new Blob([bytes]),
  })
const post = (body: object) => owner.client.messages.post({ body: { claimId, ...body } })
/** The files in the store, and those still being received. */
const stored = () => globSync(['files/*/*', 'incoming/*'], { cwd: server.dataDir }).toSorted()
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('an attachment is refused and nothing is stored:', () => {
  test.each([
    [
      'photo.jpg',
      PDF,
      415,
      'Le contenu du fichier « photo.jpg » ne correspond pas à son extension.',
    ],
    [
      'facture.pdf',
      '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n',
      422,
      'Le PDF « facture.pdf » contient un programme : imprimez-le en PDF, puis envoyez cette copie.',
    ],
    [
      'a.pdf',
      'MZ\u0090',
      415,
      'Le contenu du fichier « a.pdf » ne correspond pas à son extension.',
    ],
    [
      'page.html',
      '<script>',
      415,
      'Le fichier « page.html » n’est pas accepté : envoyez un PDF, une image JPG ou PNG, ou un texte (TXT).',
    ],
    [
      'a.svg',
      '<svg/>',
      415,
      'Le fichier « a.svg » n’est pas accepté : envoyez un PDF, une image JPG ou PNG, ou un texte (TXT).',
    ],
    ['a.txt', 'a\u0000b', 415, 'Le fichier « a.txt » n’est pas un texte lisible (UTF-8).'],
    [
      'a.txt',
      new Uint8Array([0xe9, 0x20]),
      415,
      'Le fichier « a.txt » n’est pas un texte lisible (UTF-8).',
    ],
    ['vide.pdf', '', 422, 'Le fichier « vide.pdf » est vide.'],
    [
      '../../a.txt',
      'a',
      422,
      'Le nom du fichier « ..�..�a.txt » contient des caractères interdits. Renommez-le puis réessayez.',
    ],
    [
      'a\u0000\r\n.txt',
      'a',
      422,
      'Le nom du fichier « a���.txt » contient des caractères interdits. Renommez-le puis réessayez.',
    ],
    [
      'photo\u202egpj.txt',
      'a',
      422,
      'Le nom du fichier « photo�gpj.txt » contient des caractères interdits. Renommez-le puis réessayez.',
    ],
    [
      'coupée.jpg',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      415,
      'L’image « coupée.jpg » est illisible.',
    ],
    [
      'gros.txt',
      'x'.repeat(10 * 1024 * 1024 + 1),
      413,
      'Fichier trop volumineux (10 Mo maximum) : « gros.txt »',
    ],
  ] as const)('%j', async (name, bytes, status, sentence) => {
    const before = stored()
    const streamed = await refusalOf(upload(name, bytes))
    expect([streamed.status, plain(streamed.message)]).toEqual([status, sentence])
    const file_content = Buffer.from(bytes as string).toString('base64')
    const inMessage = await refusalOf(
      post({ content: 'Voici', documents: [{ file_name: name, file_content }] }),
    )
    expect([inMessage.status, plain(inMessage.message)]).toEqual([status, sentence])
    expect(stored()).toEqual(before)
    expect(await owner.client.messages.list({ params: { claimId } })).toEqual([])
  })

  test('content that is not base64', async () => {
    for (const file_content of ['@@@@', 'YQ==YQ==', 'é'])
      expect(
        await refusalOf(post({ documents: [{ file_name: 'a.txt', file_content }] })),
      ).toMatchObject({ status: 422, problem: { code: 'file.not_base64' } })
  })

  test('a tiny picture that decompresses to gigabytes', async () => {
    const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    // the checksum of the changed header
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const { status, problem } = await refusalOf(upload('bombe.png', new Uint8Array(bomb)))
    expect([status, problem?.code]).toEqual([422, 'file.pixels'])
  })

  test('an eleventh file in one message', async () => {
    const documents = Array.from({ length: 11 }, () => ({
      file_name: 'a.txt',
      file_content: 'YQ==',
    }))
    expect((await refusalOf(post({ documents }))).status).toBe(400)
    const { data } = await upload('a.txt', 'a')
    const joined = { documents: documents.slice(1), files: [data.file_id] }
    expect((await refusalOf(post(joined))).status).toBe(422)
  })
})

interface Asked {
  readonly agent: Agent
  readonly method: string
  readonly path: string
  readonly body?: Buffer
}

/** The status of a response, over an agent's connection. */
function ask({ agent, method, path, body }: Asked): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked = request(`${server.address}/backend${path}`, {
    agent,
    method,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  asked.on('error', reject)
  asked.on('response', (answer) => {
    textOf(answer).then(() => resolve(answer.statusCode ?? 0), reject)
  })
  asked.end(body)
  return promise
}

test.each([
  ['truncated JSON', `{"content": "${'x'.repeat(2_000_000)}`],
  ['plain text', 'x'.repeat(2_000_000)],
  ['a million nested brackets', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
])('a long JSON body made of %s gets 400, and the next request is read', async (_, body) => {
  const answer = await fetch(`${server.address}/backend/messages/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'request.malformed' })
  // the next request is read
  await post({ documents: [{ file_name: 'a.txt', file_content: btoa('a'.repeat(1_500_000)) }] })
})

describe('a body of 64 MB', () => {
  const megabyte = Buffer.alloc(1_000_000, 'x')

  test('is refused as JSON with 413', async () => {
    const { status } = await refusalOf(post({ content: 'x'.repeat(64_000_000) }))
    expect(status).toBe(413)
  })

  test('is refused as a file with 413, whether its length is announced or not, and the server goes on', async () => {
    const before = stored()
    expect((await refusalOf(upload('a.txt', 'x'.repeat(64_000_000)))).status).toBe(413)
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < 64; at++) controller.enqueue(megabyte)
        controller.close()
      },
    })
    const answer = await fetch(`${server.address}/backend/claims/${claimId}/files?name=a.txt`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: pieces,
      duplex: 'half',
    })
    expect(answer.status).toBe(413)
    expect(stored()).toEqual(before)
    expect((await upload('a.txt', 'a')).data.bytes).toBe(1)
  })

  test('does not block the next request on the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const big = Buffer.alloc(12_000_000, 'x')
    const file = `/claims/${claimId}/files?name=a.txt`
    expect(await ask({ agent, method: 'POST', path: file, body: big })).toBe(413)
    expect(await ask({ agent, method: 'GET', path: '/health/ready' })).toBe(200)
    expect(await ask({ agent, method: 'POST', path: '/messages/', body: big })).toBe(415)
    expect(await ask({ agent, method: 'GET', path: '/health/ready' })).toBe(200)
    agent.destroy()
  })
})

test('an upload that is cut off leaves no file', async () => {
  const before = stored()
  const { hostname, port } = new URL(server.address)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    `POST /backend/claims/${claimId}/files?name=a.txt HTTP/1.1\r\nhost: ${hostname}\r\n` +
      `authorization: Bearer ${owner.token}\r\ncontent-length: 1000\r\n\r\nhalf`,
  )
  await vi.waitFor(() => expect(stored().length).toBe(before.length + 1), 5000)
  socket.destroy()
  await vi.waitFor(() => expect(stored()).toEqual(before), 5000)
})
