import { claims } from '@sillage/wire/claims/claims.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
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

/** How far a sending has come. */
export type SendingStep =
  | { readonly kind: 'claim' }
  | { readonly kind: 'file'; readonly claimId: string; readonly at: number; readonly all: number }

/** The server says why a file can't be taken: the rest may go without it. */
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
}

/**
 * Sends a kept declaration, its files, and says to what they belong; each answer is written down before the next call, so
 * that whatever is cut goes on from there and counts once. Off the device once all has arrived; null when it was already.
 */
export async function sendKeptClaim(
  id: string,
  onStep: (step: SendingStep) => void,
): Promise<SentClaim | null> {
  // another tab may be at it: what it has sent is then found done
  return withKeptClaim(id, async (kept) => {
    if (!kept) return null
    onStep({ kind: 'claim' })
    const { claim, claimId } = await declare(kept)
    const whole = await sendFiles(claim, claimId, onStep)
    await joinFiles(whole, claimId)
    await removeKeptClaim(whole)
    return { claimId, files: whole.photos.length }
  })
}

async function declare(kept: KeptClaim) {
  if (kept.claim_id !== null) return { claim: kept, claimId: kept.claim_id }
  const { attempt } = kept
  if (!attempt) throw new Error('The declaration was not said to be sent')
  try {
    const body = claims.declare.body.parse(JSON.parse(attempt.body))
    const { data } = await claimsApi.declare({ body, idempotencyKey: attempt.key })
    const claim = { ...kept, claim_id: data.claim_id }
    await saveKeptClaim(claim)
    return { claim, claimId: data.claim_id }
  } catch (failure) {
    // refused, it has created nothing and may be changed
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

/** Where the checklist asks for no photos, they go with a message. */
async function joinFiles({ photos, photos_key: idempotencyKey }: KeptClaim, claimId: string) {
  const files = photos.flatMap(({ file_id: file }) => file ?? [])
  if (files.length === 0) return
  const { data } = await claimsApi.detail({ params: { id: claimId } })
  if (data.checklist.some(({ key }) => key === 'photos')) {
    const body = { document_key: 'photos', files }
    await claimsApi.provideDocument({ params: { id: claimId }, body, idempotencyKey })
  } else await messagesApi.post({ body: { claimId, files }, idempotencyKey })
}

/** What is sent again as it is would be refused again; a session that has ended, a queue and silence are none. */
export function isRefusal(failure: unknown): failure is ApiError {
  return (
    failure instanceof ApiError &&
    failure.status >= 400 &&
    failure.status < 500 &&
    ![401, 408, 429].includes(failure.status)
  )
}
