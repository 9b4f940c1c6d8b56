import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPaperKeys } from '../../platform/sealing/paper-keys.ts'
import { PRODUCTION, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable, type TestSession } from '../../testing/test-session.ts'
import { sweepFiles } from './attachments.service.ts'
import { buildIllClaim } from './health-files.factory.ts'
import { countShutPapers, keepHealthApart, sealPaperKeysAnew } from './health-vault.service.ts'

const server = await serveTests()
const owner = await signInAs(server)
const participant = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const root = await signInAs(server, 'root')
const doctor = await signInCapable(server, 'advisor', ['medical'])

const CONTENT = 'Fracture du poignet droit, six semaines de plâtre.'

const illClaim = () => buildIllClaim(server.database, { owner, participant })

async function sent(
  given: { name?: string; bytes?: Uint8Array<ArrayBuffer>; isHealth?: boolean } = {},
) {
  const { name = 'certificat.txt', bytes, isHealth = true } = given
  const id = await illClaim()
  const { data } = await owner.client.messages.upload({
    params: { id },
    query: { name },
    body: new Blob([bytes ?? `${CONTENT} ${randomUUID()}`]),
  })
  await owner.client.messages.post({
    body: { claimId: id, files: [data.file_id], health_consent: isHealth },
  })
  return { id, fileId: data.file_id, bytes: data.bytes }
}

const later = (seconds: number) => Temporal.Now.instant().add({ seconds })
const keepApart = (at = later(0)) => keepHealthApart(server, at)

async function rowOf(fileId: string) {
  return server.database
    .selectFrom('claim_file as file')
    .leftJoin('claim_health_file as health', 'health.file_id', 'file.id')
    .select(['file.object_key', 'health.sealed_key', 'health.left_key'])
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow()
}

/** The bytes stored under a key. */
const stored = async (key: string) => buffer(await server.files.open(key))
const isThere = (key: string) =>
  stored(key).then(
    () => true,
    () => false,
  )
const read = async (by: TestSession, params: { id: string; fileId: string }) =>
  Buffer.from(await by.client.messages.download({ params })).toString()

describe('the vault of papers about health', () => {
  test('encrypts each paper; its owner and staff with the medical capability read it as before', async () => {
    const paper = await sent()
    const params = { id: paper.id, fileId: paper.fileId }
    const before = await rowOf(paper.fileId)
    expect((await stored(before.object_key)).toString()).toContain(CONTENT)
    await keepApart()
    const { object_key: key, sealed_key } = await rowOf(paper.fileId)
    expect(key).not.toBe(before.object_key)
    expect(sealed_key).toHaveLength(60)
    expect((await stored(key)).includes('Fracture')).toBe(false)
    expect(await read(owner, params)).toContain(CONTENT)
    const opened = await doctor.client.messages.openHealthFile({
      params,
      body: { reason: 'assess' },
    })
    expect(Buffer.from(opened).toString()).toContain(CONTENT)
    // its size is that of the content, without the seal
    const { data } = await owner.client.messages.files({ params: { id: paper.id } })
    expect(data.map(({ bytes }) => bytes)).toEqual([paper.bytes])
    const contents = await fetch(`${server.address}/backend/claims/documents/${paper.id}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const [document] = (await contents.json()) as { file_content: string }[]
    expect(Buffer.from(document?.file_content ?? '', 'base64').toString()).toContain(CONTENT)
  })

  test('deletes the unencrypted bytes a minute after they were encrypted', async () => {
    const paper = await sent()
    const { object_key: clear } = await rowOf(paper.fileId)
    await keepApart()
    await keepApart(later(30))
    // a download that had begun can finish
    expect(await isThere(clear)).toBe(true)
    await keepApart(later(90))
    expect(await isThere(clear)).toBe(false)
    expect((await rowOf(paper.fileId)).left_key).toBeNull()
    await sweepFiles(server, later(3 * 86_400))
    expect(await read(owner, paper)).toContain(CONTENT)
  })

  test('keeps the unencrypted bytes while an ordinary file has the same', async () => {
    const bytes = Buffer.from(`Ordonnance ${randomUUID()}`)
    const plain = await sent({ bytes, isHealth: false })
    const paper = await sent({ bytes })
    await keepApart()
    await keepApart(later(90))
    expect(await read(owner, plain)).toBe(bytes.toString())
    expect(await read(owner, paper)).toBe(bytes.toString())
    expect((await rowOf(plain.fileId)).sealed_key).toBeNull()
  })

  test('refuses an advisor, a root and a participant on every call that reads a file', async () => {
    const paper = await sent({ name: 'plaie.png', bytes: await picture() })
    await keepApart()
    const params = { id: paper.id, fileId: paper.fileId }
    for (const by of [advisor, root, participant]) {
      const { messages } = by.client
      const wanted = by === participant ? [404, 404, 404] : [403, 403, 403]
      const refusals = [
        await refusalOf(messages.download({ params })),
        await refusalOf(messages.thumbnail({ params })),
        await refusalOf(messages.openHealthFile({ params, body: { reason: 'assess' } })),
      ]
      expect(refusals.slice(0, 2).map(({ status }) => status)).toEqual(wanted.slice(0, 2))
      expect([403, 404]).toContain(refusals[2]?.status)
    }
    const log = await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', paper.id)
      .where('action', 'in', ['claim.health_paper_read', 'claim.document_read'])
      .execute()
    expect(log).toEqual([])
  })

  test('opens nothing with the key of another paper, even when rows are exchanged in the database', async () => {
    const [mine, other] = [await sent(), await sent()]
    await keepApart()
    const stolen = await rowOf(other.fileId)
    await server.database
      .updateTable('claim_health_file')
      .set({ sealed_key: stolen.sealed_key ?? Buffer.alloc(0) })
      .where('file_id', '=', mine.fileId)
      .execute()
    await server.database
      .updateTable('claim_file')
      .set({ object_key: stolen.object_key })
      .where('id', '=', mine.fileId)
      .execute()
    expect((await refusalOf(read(owner, mine))).status).toBe(500)
    await server.database
      .deleteFrom('claim_health_file')
      .where('file_id', '=', mine.fileId)
      .execute()
  })

  test('encrypts the preview of a picture too', async () => {
    const paper = await sent({ name: 'radio.png', bytes: await picture() })
    await keepApart()
    const { object_key: key } = await rowOf(paper.fileId)
    const preview = await buffer(await server.files.openPreview(key))
    expect(preview.includes('WEBP')).toBe(false)
    const params = { id: paper.id, fileId: paper.fileId }
    const shown = Buffer.from(await owner.client.messages.thumbnail({ params }))
    expect(shown.subarray(8, 12).toString()).toBe('WEBP')
  })

  test('encrypts a file that the team marks later, which stays readable once unmarked', async () => {
    const paper = await sent({ isHealth: false })
    const params = { id: paper.id, fileId: paper.fileId }
    await keepApart()
    expect((await rowOf(paper.fileId)).sealed_key).toBeNull()
    await doctor.client.messages.markHealthFile({ params, body: { is_health: true } })
    await keepApart()
    expect((await rowOf(paper.fileId)).sealed_key).not.toBeNull()
    await doctor.client.messages.markHealthFile({ params, body: { is_health: false } })
    expect(await read(advisor, params)).toContain(CONTENT)
  })

  test('gives readable papers to the personal data export of the claim’s owner', async () => {
    const paper = await sent()
    await keepApart()
    const archive = Buffer.from(await owner.client.personalData.export({}))
    expect(archive.includes(`pieces-jointes/${paper.fileId.slice(0, 8)}_certificat.txt`)).toBe(true)
    // files are not compressed in it
    expect(archive.includes(CONTENT)).toBe(true)
  })

  test('opens under a new secret once its keys are sealed again, and no longer under the old one', async () => {
    const paper = await sent()
    await keepApart()
    const [old, fresh] = [PRODUCTION.IBAN_KEY, 'n'.repeat(64)]
    const shut = async (secret: string, previous: string | null = null) =>
      (await countShutPapers(server.database, createPaperKeys(secret, previous))).shut
    expect(await shut(old)).toBe(0)
    expect(await shut(fresh)).toBeGreaterThan(0)
    expect(await shut(fresh, old)).toBe(0)
    await sealPaperKeysAnew(server.database, createPaperKeys(fresh, old))
    expect([await shut(fresh), (await shut(old)) > 0]).toEqual([0, true])
    await sealPaperKeysAnew(server.database, createPaperKeys(old, fresh))
    expect(await read(owner, paper)).toContain(CONTENT)
  })

  test('encrypts the other papers when the bytes of one are lost, and reports the failure', async () => {
    const [lost, kept] = [await sent(), await sent()]
    await server.files.remove((await rowOf(lost.fileId)).object_key)
    await expect(keepApart()).rejects.toThrow('not every health paper is sealed')
    expect((await rowOf(kept.fileId)).sealed_key).not.toBeNull()
    await server.database
      .deleteFrom('claim_health_file')
      .where('file_id', '=', lost.fileId)
      .execute()
  })
})

async function picture() {
  const {
    buffer: bytes,
    byteOffset,
    length,
  } = await sharp({
    create: {
      width: 40 + Math.floor(Math.random() * 900),
      height: 30,
      channels: 3,
      background: 'red',
    },
  })
    .png()
    .toBuffer()
  return new Uint8Array(bytes, byteOffset, length)
}
