import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { ATTACHMENT_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import { checkFileName, isPicture, shownName } from '@sillage/domain/claims/attachments.ts'
import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { BinaryAnswer } from '../../platform/http/answers.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, noteClaimRead, openClaim } from '../access/claims.access.ts'
import { deleteUnsentFiles, findFile, findSentFiles, takeOrphan } from './attachments.repository.ts'
import { seenFiles } from './health-files.ts'
import { presentFile } from './messages.present.ts'
import { insertWithinCaps, mustHaveRoom, withinRefusedCap } from './upload-caps.service.ts'

/** Base64 digits decoded at once; a multiple of four. */
const BASE64_PIECE = 1_048_576
const UNSENT_HOURS = 24

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
} as const

/** The context of a request that stores files on a claim or reads them. */
export interface FilesContext extends RequestContext {
  readonly files: FileKeeper
}

interface Upload {
  readonly claimId: string
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Uploads a file to a claim: others see it once a message refers to it. */
export async function upload(
  context: FilesContext,
  { claimId, name, bytes }: Upload,
): Promise<ClaimFile> {
  const { database, now, session } = context
  await openClaim(database, { id: claimId, session })
  await checkRoom(context, claimId)
  const { key, checked } = await receive(context, { name, bytesOf: () => bytes })
  const [row] = await inTransaction(database, async (transaction) => {
    await lockClaim(transaction, { id: claimId, session })
    return insertWithinCaps(transaction, [
      {
        claim_id: claimId,
        account_id: session.account.id,
        message_id: null,
        object_key: key,
        name: checked,
        uploaded_at: dateOf(now),
      },
    ])
  })
  return presentFile(await visibleFile(context, { claimId, fileId: row?.id ?? '' }))
}

interface GivenDocument {
  readonly file_name: string
  readonly file_content: string
}

/** Stores the files sent inside a message: the content of each is replaced by its key. */
export async function storeDocuments(
  context: FilesContext,
  { claimId, documents }: { claimId: string; documents: readonly GivenDocument[] },
): Promise<GivenDocument[]> {
  if (documents.length === 0) return []
  const { database, session } = context
  await openClaim(database, { id: claimId, session })
  await checkRoom(context, claimId)
  const stored: GivenDocument[] = []
  for (const { file_name, file_content } of documents) {
    const { key, checked } = await receive(context, {
      name: file_name,
      bytesOf: (name) => decode(name, file_content),
    })
    stored.push({ file_name: checked, file_content: key })
  }
  return stored
}

interface Received {
  readonly name: string
  readonly bytesOf: (name: string) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Stores a file that the account sends, under its checked name. */
function receive(context: FilesContext, { name, bytesOf }: Received) {
  const { database, now, session, files, waiter } = context
  return withinRefusedCap(context, {
    accountId: session.account.id,
    receive: async () => {
      const checked = nameOfFile(name)
      const kept = await files.keep(
        { database, now, waiter },
        { name: checked, bytes: bytesOf(checked) },
      )
      return { key: kept.key, checked }
    },
  })
}

function nameOfFile(name: string): string {
  const checked = checkFileName(name)
  if (!checked.ok) throw refuse(checked.error, checked.error.code === 'file.type' ? 415 : 422)
  return checked.value
}

/**
 * Decodes base64, with or without the head of a data URL, piece by piece, so that other requests are served in between.
 */
function* decode(name: string, content: string): Generator<Buffer> {
  const head = content.startsWith('data:') ? content.indexOf(',') + 1 : 0
  for (let at = head; at < content.length; at += BASE64_PIECE) {
    const piece = content.slice(at, at + BASE64_PIECE)
    const isLast = at + BASE64_PIECE >= content.length
    const digits = isLast ? piece.replace(/={1,2}$/, '').length : piece.length
    const bytes = Buffer.from(piece, 'base64')
    // the decoder skips invalid characters silently
    if (digits % 4 === 1 || Math.floor((digits * 3) / 4) !== bytes.length)
      throw refuse({
        code: 'file.not_base64',
        message: ATTACHMENT_MESSAGES.notBase64(shownName(name)),
      })
    yield bytes
  }
}

/** Refuses before the bytes are read; what counts is the count at the insert. */
function checkRoom({ database, now, session }: FilesContext, claimId: string) {
  const accountId = session.account.id
  return mustHaveRoom(database, { accountId, claimId, at: dateOf(now), count: 1 })
}

/** The files of a claim that its reader may see, health documents included where allowed. */
export async function filesOf({ database, session }: RequestContext, claimId: string) {
  const opened = await openClaim(database, { id: claimId, session })
  await noteClaimRead({ database, session }, opened)
  const { claim, standing } = opened
  const accountId = session.account.id
  const rows = await findSentFiles(database, {
    claimId: claim.id,
    accountId,
    forStaff: standing === 'staff',
  })
  return seenFiles(rows, { accountId, standing }).files
}

/** Audits staff looking at what a customer has sent. */
async function noteReading(
  { database, session }: RequestContext,
  claimId: string,
  fileIds: string[],
) {
  if (!isStaff(session.account.role) || fileIds.length === 0) return
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'claim.document_read',
    subjectKind: 'claim',
    subjectId: claimId,
    detail: { files: fileIds },
  })
}

/** The previews of a page arrive one by one, and are audited as one reading. */
async function notePreviews({ database, session }: RequestContext, claimId: string) {
  if (!isStaff(session.account.role)) return
  await recordListing(database, {
    actorId: session.account.id,
    action: 'claim.document_read',
    subjectKind: 'claim',
    subjectId: claimId,
    filter: { previews: true },
  })
}

interface WantedFile {
  readonly claimId: string
  readonly fileId: string
}

async function visibleFile({ database, session }: RequestContext, { claimId, fileId }: WantedFile) {
  const { claim, standing } = await openClaim(database, { id: claimId, session })
  const row = isUuid(fileId)
    ? await findFile(database, {
        claimId: claim.id,
        accountId: session.account.id,
        forStaff: standing === 'staff',
        id: fileId,
      })
    : undefined
  const [seen] = row ? seenFiles([row], { accountId: session.account.id, standing }).files : []
  if (!seen) throw notFound()
  if (seen.is_readable === false)
    throw refuse({ code: 'file.health', message: HEALTH_MESSAGES.closed }, 403)
  return seen
}

export async function download(context: FilesContext, wanted: WantedFile): Promise<BinaryAnswer> {
  const row = await visibleFile(context, wanted)
  const { id, name, type, bytes } = row
  await noteReading(context, wanted.claimId, [id])
  return {
    bytes: await context.files.vault.open(row),
    length: bytes,
    filename: name,
    type: MEDIA_TYPES[type],
  }
}

export async function thumbnail(context: FilesContext, wanted: WantedFile): Promise<BinaryAnswer> {
  const row = await visibleFile(context, wanted)
  if (!isPicture(row.type)) throw notFound()
  await notePreviews(context, wanted.claimId)
  return { bytes: await context.files.vault.openPreview(row), filename: 'apercu.webp' }
}

/** The documents with their content, written one after the other: together they may not fit into the memory. */
export async function documentsOf(context: FilesContext, claimId: string): Promise<Readable> {
  const rows = (await filesOf(context, claimId)).filter((row) => row.is_readable !== false)
  await noteReading(
    context,
    claimId,
    rows.map(({ id }) => id),
  )
  const write = async function* () {
    let before = '['
    for (const row of rows) {
      const content = await buffer(await context.files.vault.open(row))
      const described = JSON.stringify(presentFile(row)).slice(0, -1)
      yield `${before}${described},"file_content":"${content.toString('base64')}"}`
      before = ','
    }
    yield rows.length === 0 ? '[]' : ']'
  }
  return Readable.from(write())
}

/** Removes files uploaded a day ago and never sent, and every object that no row refers to any more. */
export async function sweepFiles(
  { database, files }: { database: Database; files: FileKeeper },
  now: Temporal.Instant,
) {
  const before = dateOf(now.subtract({ hours: UNSENT_HOURS }))
  await deleteUnsentFiles(database, before)
  for (let isMore = true; isMore; )
    isMore = await inTransaction(database, async (transaction) => {
      const key = await takeOrphan(transaction, before)
      if (key !== null) await files.remove(key)
      return key !== null
    })
  await files.tidy(now)
}
