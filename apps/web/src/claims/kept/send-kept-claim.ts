import type { ApiError } from '@sillage/wire/http/client.ts'
import {
  type KeptClaim,
  type KeptPhoto,
  photoFile,
  removeKeptClaim,
  saveKeptClaim,
  withKeptClaim,
} from '../../shell/device/kept-claims.ts'
import { claimsApi, messagesApi } from '../claims-api.ts'
import { uploadFile } from '../files/upload-file.ts'
import { isRefusal } from './is-refusal.ts'
import { type SentStatement, sendKeptStatement } from './send-kept-statement.ts'

/** The progress of sending. */
export type SendingStep =
  | { readonly kind: 'claim' }
  | { readonly kind: 'statement'; readonly claimId: string }
  | { readonly kind: 'file'; readonly claimId: string; readonly at: number; readonly all: number }

/** The server refused a file: the rest can be sent without it. */
export class FileRefused extends Error {
  readonly photo: KeptPhoto

  constructor(photo: KeptPhoto, { message }: ApiError) {
    super(message)
    this.photo = photo
  }
}

export interface SentClaim {
  readonly claimId: string
  readonly files: number
  /** Null when no statement was started on this device. */
  readonly statement: SentStatement | null
}

/**
 * Sends a kept declaration, then its statement (while the other driver may still be there), then its files, and links
 * the files to the claim. Each reply is saved before the next call, so that an interrupted sending resumes where it
 * stopped and nothing counts twice. Removes it from the device once all has arrived; null when it was already
 * removed.
 */
export async function sendKeptClaim(
  id: string,
  onStep: (step: SendingStep) => void,
): Promise<SentClaim | null> {
  // the lock waits for another tab that may be sending: what it sent is then skipped
  return withKeptClaim(id, async (kept) => {
    if (!kept) return null
    onStep({ kind: 'claim' })
    const { claim, claimId } = await declare(kept)
    const statement = await sendKeptStatement(id, claimId, () =>
      onStep({ kind: 'statement', claimId }),
    )
    const whole = await sendFiles(claim, claimId, onStep)
    await joinFiles(whole, claimId)
    await removeKeptClaim(whole)
    return { claimId, files: whole.photos.length, statement }
  })
}

async function declare(kept: KeptClaim) {
  if (kept.claim_id !== null) return { claim: kept, claimId: kept.claim_id }
  const { attempt } = kept
  if (!attempt) throw new Error('The declaration was not said to be sent')
  try {
    // as it was kept: the server checks it, and a declaration that it refuses can be edited again
    const body = JSON.parse(attempt.body)
    const { data } = await claimsApi.declare({ body, idempotencyKey: attempt.key })
    const claim = { ...kept, claim_id: data.claim_id }
    await saveKeptClaim(claim)
    return { claim, claimId: data.claim_id }
  } catch (failure) {
    // the server refused it and created nothing, so the declaration can be edited again
    if (isRefusal(failure)) await saveKeptClaim({ ...kept, attempt: null })
    throw failure
  }
}

async function sendFiles(
  claim: KeptClaim,
  claimId: string,
  onStep: (step: SendingStep) => void,
): Promise<KeptClaim> {
  let current = claim
  for (const photo of claim.photos) {
    if (photo.file_id !== null) continue
    const at = current.photos.filter(({ file_id: there }) => there !== null).length + 1
    onStep({ kind: 'file', claimId, at, all: current.photos.length })
    const file = await photoFile(claim.id, photo)
    const photos = file
      ? await withSent(current.photos, photo, claimId, file)
      : current.photos.filter(({ id }) => id !== photo.id)
    current = { ...current, photos }
    await saveKeptClaim(current)
  }
  return current
}

async function withSent(
  photos: readonly KeptPhoto[],
  photo: KeptPhoto,
  claimId: string,
  file: File,
): Promise<KeptPhoto[]> {
  try {
    const { signal } = new AbortController()
    const sent = await uploadFile({ claimId, file, signal, onProgress: () => undefined })
    return photos.map((one) => (one.id === photo.id ? { ...one, file_id: sent.file_id } : one))
  } catch (failure) {
    throw isRefusal(failure) ? new FileRefused(photo, failure) : failure
  }
}

/** Links the files to the checklist's photos, or sends them as a message when it asks for none. */
async function joinFiles({ photos, photos_key: idempotencyKey }: KeptClaim, claimId: string) {
  const files = photos.flatMap(({ file_id: file }) => file ?? [])
  if (files.length === 0) return
  const { data } = await claimsApi.detail({ params: { id: claimId } })
  if (data.checklist.some(({ key }) => key === 'photos')) {
    const body = { document_key: 'photos', files }
    await claimsApi.provideDocument({ params: { id: claimId }, body, idempotencyKey })
  } else await messagesApi.post({ body: { claimId, files }, idempotencyKey })
}
