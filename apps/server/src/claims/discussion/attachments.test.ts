import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { doDailyWork } from '../../app/daily-work.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildDiscussion } from './messages.factory.ts'

let claimId: string
const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
beforeEach(async () => {
  claimId = await buildDiscussion(server.database, { ownerId: owner.account.id })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')

type Bytes = Uint8Array<ArrayBuffer> | string

const upload = (name: string, bytes: Bytes, { client } = owner) =>
  client.messages.upload({ params: { id: claimId }, query: { name }, body: new Blob([bytes]) })
const post = (body: object, { client } = owner) =>
  client.messages.post({ body: { claimId, ...body } })
const fileAddress = (fileId: string, more = '') =>
  `${server.address}/backend/claims/${claimId}/files/${fileId}${more}`
const get = (address: string, { token } = owner) =>
  fetch(address, { headers: { authorization: `Bearer ${token}` } })
/** The files in the store, and those still being received. */
const stored = () => globSync(['files/*/*', 'incoming/*'], { cwd: server.dataDir }).toSorted()
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes)

const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer()

test('an uploaded file is visible to its author alone until a message names it, then to the whole discussion', async () => {
  const { data: file } = await upload('constat amiable.pdf', PDF)
  expect(file).toMatchObject({
    file_name: 'constat amiable.pdf',
    type: 'pdf',
    bytes: PDF.length,
    has_thumbnail: false,
  })
  expect((await get(fileAddress(file.file_id))).status).toBe(200)
  expect((await get(fileAddress(file.file_id), advisor)).status).toBe(404)
  const params = { id: claimId }
  expect((await owner.client.messages.files({ params })).data).toEqual([])
  const message = await post({ files: [file.file_id] })
  expect(message).toMatchObject({ message_content: '', documents: [file] })
  expect((await advisor.client.messages.files({ params })).data).toMatchObject([file])
  expect(await advisor.client.messages.documents({ params })).toEqual([
    { ...file, file_content: PDF.toString('base64') },
  ])
  const answer = await get(fileAddress(file.file_id), advisor)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition':
      'attachment; filename="constat amiable.pdf"; filename*=UTF-8\'\'constat%20amiable.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('two long base64 files sent at the same time are each stored as sent', async () => {
  const texts = ['a', 'b'].map((letter) => letter.repeat(2_500_000))
  const messages = await Promise.all(
    texts.map((text, at) =>
      post({ documents: [{ file_name: `${at}.txt`, file_content: btoa(text) }] }),
    ),
  )
  for (const [at, { documents }] of messages.entries()) {
    expect(documents[0]?.file_name).toBe(`${at}.txt`)
    const answer = await get(fileAddress(documents[0]?.file_id ?? ''))
    expect(await answer.text()).toBe(texts[at])
  }
})

test('files sent in base64 inside the message are stored like uploaded ones', async () => {
  const documents = [
    { file_name: 'a.pdf', file_content: PDF.toString('base64') },
    {
      file_name: 'note.txt',
      file_content: `data:text/plain;base64,${Buffer.from('é').toString('base64')}`,
    },
  ]
  const message = await post({ content: 'Voici', documents })
  expect(message.documents.map(({ file_name, type }) => [file_name, type])).toEqual([
    ['a.pdf', 'pdf'],
    ['note.txt', 'txt'],
  ])
  const kept = await owner.client.messages.documents({ params: { id: claimId } })
  expect(kept.map(({ file_content }) => Buffer.from(file_content, 'base64'))).toEqual([
    PDF,
    Buffer.from('é'),
  ])
  expect(kept.every(({ upload_date }) => !Number.isNaN(Date.parse(upload_date)))).toBe(true)
})

test('the files of a message keep the order in which they were chosen', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `page-${9 - at}.pdf`)
  const documents = names.map((name) => ({
    file_name: name,
    file_content: PDF.toString('base64'),
  }))
  const inOneBody = await post({ documents })
  expect(inOneBody.documents.map(({ file_name }) => file_name)).toEqual(names)

  const { data: first } = await upload('a.pdf', PDF)
  const { data: second } = await upload('b.pdf', PDF)
  const { data: third } = await upload('c.pdf', PDF)
  const chosen = [third, first, second].map(({ file_id }) => file_id)
  const sentBefore = await post({ files: chosen })
  expect(sentBefore.documents.map(({ file_id }) => file_id)).toEqual(chosen)

  const list = (await owner.client.messages.files({ params: { id: claimId } })).data
  expect(list.map(({ file_name }) => file_name)).toEqual([...names, 'c.pdf', 'a.pdf', 'b.pdf'])
})

test('a picture loses its EXIF data and position, is turned upright, and has a preview', async () => {
  const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Appareil', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { data: file } = await upload('IMG_1.JPG', new Uint8Array(photo))
  expect(file.has_thumbnail).toBe(true)
  const kept = Buffer.from(await (await get(fileAddress(file.file_id))).arrayBuffer())
  const { exif, width, height, format, orientation } = await sharp(kept).metadata()
  // before: landscape with an EXIF rotation; after: upright without one
  expect({ exif, width, height, format, orientation }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 40,
    height: 80,
    format: 'jpeg',
  })
  expect(kept.includes('Appareil')).toBe(false)
  const answer = await get(fileAddress(file.file_id, '/thumbnail'))
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp')
})

test('bytes hidden after a picture are dropped, and only pictures have a preview', async () => {
  const hidden = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')])
  const { data: file } = await upload('a.png', new Uint8Array(hidden))
  const kept = Buffer.from(await (await get(fileAddress(file.file_id))).arrayBuffer())
  expect(kept.includes('script')).toBe(false)
  const { data: text } = await upload('a.txt', 'bonjour')
  expect((await get(fileAddress(text.file_id, '/thumbnail'))).status).toBe(404)
})

test('the same file sent twice is stored once, under the hash of its bytes', async () => {
  const bytes = `Une fois ${crypto.randomUUID()}`
  const before = stored()
  const first = await upload('un.txt', bytes)
  const second = await upload('deux.txt', bytes, advisor)
  expect(first.data.file_id).not.toBe(second.data.file_id)
  const key = sha256(Buffer.from(bytes))
  const added = stored().filter((path) => !before.includes(path))
  expect(added).toEqual([join('files', key.slice(0, 2), key.slice(2))])
  expect(readFileSync(join(server.dataDir, added[0] ?? ''), 'utf8')).toBe(bytes)
})

test('a message can name only files that its author uploaded to that claim, and once', async () => {
  const { data: file } = await upload('a.txt', 'a')
  const { data: theirs } = await upload('a.txt', 'a', advisor)
  const elsewhere = await buildDiscussion(server.database, { ownerId: owner.account.id })
  const named = (files: string[], id = claimId) => post({ claimId: id, content: 'x', files })
  const calls = [
    () => named([theirs.file_id]),
    () => named([file.file_id], elsewhere),
    () => named([crypto.randomUUID()]),
  ]
  for (const call of calls) expect((await refusalOf(call())).status).toBe(422)
  await named([file.file_id, file.file_id])
  expect((await refusalOf(named([file.file_id]))).status).toBe(422)
  expect((await owner.client.messages.list({ params: { claimId } })).length).toBe(1)
  expect((await owner.client.messages.list({ params: { claimId: elsewhere } })).length).toBe(0)
  // not found under the address of another claim
  const { status } = await get(
    `${server.address}/backend/claims/${elsewhere}/files/${file.file_id}`,
  )
  expect(status).toBe(404)
})

test('an account can upload 120 files an hour', async () => {
  const busy = await signInAs(server, 'advisor')
  const { data } = await upload('a.txt', 'a', busy)
  const row = await server.database
    .selectFrom('claim_file')
    .select(['claim_id', 'account_id', 'object_key', 'name', 'uploaded_at'])
    .where('id', '=', data.file_id)
    .executeTakeFirstOrThrow()
  await server.database
    .insertInto('claim_file')
    .values(Array.from({ length: 119 }, () => row))
    .execute()
  const refusal = await refusalOf(upload('a.txt', 'a', busy))
  expect([refusal.status, refusal.retryAfter]).toEqual([429, 600])
})

test('a file in no message is deleted after a day, and its bytes unless another file has them', async () => {
  const sentText = `envoyé ${crypto.randomUUID()}`
  const { data: sent } = await upload('envoyé.txt', sentText)
  await post({ files: [sent.file_id] })
  const photo = await picture('jpeg')
  const { data: unsent } = await upload('jamais.jpg', new Uint8Array(photo))
  const { data: same } = await upload('double.txt', sentText)
  const now = Temporal.Now.instant()
  await doDailyWork(server, now.add({ hours: 23 }))
  expect((await get(fileAddress(unsent.file_id))).status).toBe(200)
  await doDailyWork(server, now.add({ hours: 25 }))
  expect((await get(fileAddress(unsent.file_id))).status).toBe(404)
  expect((await get(fileAddress(same.file_id))).status).toBe(404)
  expect(await (await get(fileAddress(sent.file_id))).text()).toBe(sentText)
  const { keys } = {
    keys: await server.database.selectFrom('stored_object').select('key').execute(),
  }
  const files = stored().map((path) => path.replace(/^files./, '').replaceAll(/[/\\]/g, ''))
  expect(files.map((name) => name.replace('.webp', '')).toSorted()).toEqual(
    keys.map(({ key }) => key).toSorted(),
  )
  // the same bytes can be stored again after the sweep
  const { data: again } = await upload('retour.jpg', new Uint8Array(photo))
  expect((await get(fileAddress(again.file_id))).status).toBe(200)
})
