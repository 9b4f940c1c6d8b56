import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildDiscussion } from '../../claims/discussion/messages.factory.ts'
import { listening } from '../../testing/ports.factory.ts'
import { PRODUCTION, startTestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { readConfig } from '../configuration/config.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { s3Store } from './s3-store.ts'

const place = mkdtempSync(join(tmpdir(), 'sillage-store-'))
/** A real S3 server, which checks signatures. */
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(place, 's3'),
  configureBuckets: [{ name: 'dossiers' }],
})
const port = (await s3.run()).port
afterAll(async () => {
  await s3.close()
  rmSync(place, { recursive: true, force: true })
})

const s3Url = (secret = 'S3RVER', bucket = 'dossiers') =>
  `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}?region=eu-west-3`

function s3At(url: string): ObjectStore {
  const config = readConfig({ ...PRODUCTION, S3_URL: url }, place)
  if (!config.s3) throw new Error('S3_URL was not read')
  return s3Store(config.s3)
}

const s3On = (one: number | undefined) => s3At(`http://S3RVER:S3RVER@127.0.0.1:${one}/dossiers`)

/** A local file with its key. */
function fileOf(bytes: Buffer) {
  const key = hash('sha256', bytes)
  const path = join(place, `given-${key}`)
  writeFileSync(path, bytes)
  return { key, path, bytes }
}

const STORES: [string, () => ObjectStore][] = [
  ['a folder', () => folderStore(join(place, 'folder'))],
  ['an S3', () => s3At(s3Url())],
]

describe.each(STORES)('%s as object store', (_, open) => {
  test('stores files of any bytes, reads them back and deletes them', async () => {
    const store = open()
    for (const bytes of [Buffer.from('bonjour'), Buffer.alloc(10 * 1024 * 1024, 'é%+/\0')]) {
      const { key, path } = fileOf(bytes)
      expect(await store.has(key)).toBe(false)
      await expect(store.get(key)).rejects.toThrow()
      await store.put(key, path)
      await store.put(key, path)
      await store.put(`${key}.webp`, path)
      expect(await store.has(key)).toBe(true)
      expect((await buffer(await store.get(key))).equals(bytes)).toBe(true)
      await store.delete(key)
      await store.delete(key)
      expect(await store.has(key)).toBe(false)
      expect(await store.has(`${key}.webp`)).toBe(true)
    }
  })

  test('stores nothing when the local file is missing', async () => {
    const store = open()
    const { key } = fileOf(Buffer.from(crypto.randomUUID()))
    await expect(store.put(key, join(place, 'absent'))).rejects.toThrow()
    expect(await store.has(key)).toBe(false)
  })

  test('stores a file whole when several calls put it at once', async () => {
    const store = open()
    const { key, path, bytes } = fileOf(Buffer.alloc(3_000_000, crypto.randomUUID()))
    await Promise.all(Array.from({ length: 8 }, () => store.put(key, path)))
    expect((await buffer(await store.get(key))).equals(bytes)).toBe(true)
  })
})

test('a folder store refuses paths as keys, and leaves no partial file', async () => {
  const root = join(place, 'strict')
  const store = folderStore(root)
  const { path, key } = fileOf(Buffer.from('x'))
  for (const hostile of ['../../x', '/etc/passwd', `${key}/..`, key.toUpperCase(), ''])
    await expect(store.put(hostile, path)).rejects.toThrow(/key/)
  await store.put(key, join(place, 'absent')).catch(() => undefined)
  expect(readdirSync(join(root, key.slice(0, 2)))).toEqual([])
})

describe('an S3 store', () => {
  test('that refuses the secret or has no such bucket is logged for the operator, and answers 503', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { key, path } = fileOf(Buffer.from('y'))
    const refused = { status: 503, code: 'store.unavailable' }
    await expect(s3At(s3Url('wrong')).put(key, path)).rejects.toMatchObject(refused)
    await expect(s3At(s3Url('S3RVER', 'absent')).put(key, path)).rejects.toMatchObject(refused)
    expect(logged.mock.calls.map(String)).toEqual([
      expect.stringMatching(/"message":"Le stockage indiqué par S3_URL refuse \(403\)/),
      expect.stringMatching(/"message":"Le stockage indiqué par S3_URL refuse \(404\)/),
    ])
    logged.mockRestore()
  })

  test('that does not answer, or fails, gives 503', async () => {
    const broken = createServer((_, response) => response.writeHead(500).end())
    const brokenPort = await listening(broken)
    const { key } = fileOf(Buffer.from('z'))
    await expect(s3On(brokenPort).get(key)).rejects.toMatchObject({ status: 503 })
    broken.close()
    await expect(s3On(1).has(key)).rejects.toMatchObject({ status: 503 })
  })

  test('that does not answer is reported as failing, and the server stays ready', async () => {
    const server = await startTestApp({
      env: { S3_URL: 'http://S3RVER:S3RVER@127.0.0.1:1/dossiers' },
    })
    expect(await server.client().health.ready()).toEqual({ status: 'ready', failing: ['objects'] })
    await server.close()
    const other = await startTestApp({ env: { S3_URL: s3Url() } })
    expect(await other.client().health.ready()).toEqual({ status: 'ready', failing: [] })
    await other.close()
  })

  test('set by S3_URL stores the files of discussions', async () => {
    const server = await startTestApp({ env: { S3_URL: s3Url() } })
    const { client, account, token } = await signInAs(server)
    const claimId = await buildDiscussion(server.database, { ownerId: account.id })
    const text = crypto.randomUUID()
    const { data: file } = await client.messages.upload({
      params: { id: claimId },
      query: { name: 'a.txt' },
      body: new Blob([text]),
    })
    await client.messages.post({ body: { claimId, files: [file.file_id] } })
    const key = hash('sha256', text)
    expect(await s3At(s3Url()).has(key)).toBe(true)
    const address = `${server.address}/backend/claims/${claimId}/files/${file.file_id}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    expect(await answer.text()).toBe(text)
    await server.close()
  })
})
