import * as z from 'zod/mini'
import { DECLARATIONS_CACHE } from './device-caches.ts'

/** A photo or a paper of a kept declaration; `file_id` once the server has it. */
const keptPhoto = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  file_id: z.nullable(z.string()),
})

export type KeptPhoto = z.output<typeof keptPhoto>

/** A declaration begun without a network: on this device alone until the server has answered. */
const keptClaim = z.object({
  id: z.string(),
  /** Null when nobody had signed in on this device: it belongs to whoever does next. */
  owner: z.nullable(z.string()),
  /** Null while none is chosen. */
  contract: z.nullable(z.object({ contract_id: z.string(), name: z.string() })),
  form: z.object({
    nature: z.optional(z.string()),
    dateIncident: z.optional(z.string()),
    incidentTime: z.optional(z.string()),
    place: z.optional(z.string()),
    description: z.optional(z.string()),
    injured: z.optional(z.boolean()),
    abroad: z.optional(z.boolean()),
    answers: z.optional(z.array(z.object({ question_id: z.string(), answer: z.string() }))),
  }),
  photos: z.array(keptPhoto),
  saved_at: z.string(),
  /** What was sent, word for word, and under which key: until an answer comes it goes again as it is, and counts once. */
  attempt: z.nullable(z.object({ key: z.string(), body: z.string() })),
  /** The claim that it has become; only photos are left to be sent. */
  claim_id: z.nullable(z.string()),
  /** Under which its photos are joined to the claim. */
  photos_key: z.string(),
})

export type KeptClaim = z.output<typeof keptClaim>

const address = (id: string) => `/gardes/declarations/${id}.json`
const photoAddress = (id: string, photoId: string) => `/gardes/declarations/${id}/${photoId}`

const open = () => caches.open(DECLARATIONS_CACHE)

/** A declaration without a word yet, of whoever this device belongs to. */
export function newKeptClaim(owner: string | null): KeptClaim {
  return {
    id: crypto.randomUUID(),
    owner,
    contract: null,
    form: {},
    photos: [],
    saved_at: new Date().toISOString(),
    attempt: null,
    claim_id: null,
    photos_key: crypto.randomUUID(),
  }
}

/** Every declaration on this device, the last touched first. */
export async function keptClaims(): Promise<readonly KeptClaim[]> {
  const cache = await open()
  const records = (await cache.keys()).filter(({ url }) => url.endsWith('.json'))
  const read = await Promise.all(
    records.map(async (record) => readClaim(await cache.match(record))),
  )
  return read
    .filter((claim) => claim !== null)
    .toSorted((one, other) => other.saved_at.localeCompare(one.saved_at))
}

export async function keptClaimOf(id: string): Promise<KeptClaim | null> {
  return readClaim(await (await open()).match(address(id)))
}

async function readClaim(answer: Response | undefined): Promise<KeptClaim | null> {
  const read = keptClaim.safeParse(await answer?.json().catch(() => null))
  return read.success ? read.data : null
}

export async function saveKeptClaim(claim: KeptClaim): Promise<void> {
  await (await open()).put(address(claim.id), Response.json(claim))
}

/** One after the other, in this tab and the others: what one writes the other has read. */
export function withKeptClaim<T>(
  id: string,
  work: (claim: KeptClaim | null) => Promise<T>,
): Promise<T> {
  return navigator.locks.request(`sillage.declarations.${id}`, async () =>
    work(await keptClaimOf(id)),
  )
}

/** Changes one as it is now on this device; null when it is there no more. */
export function changeKeptClaim(
  id: string,
  change: (claim: KeptClaim) => KeptClaim,
): Promise<KeptClaim | null> {
  return withKeptClaim(id, async (claim) => {
    if (!claim) return null
    const changed = { ...change(claim), saved_at: new Date().toISOString() }
    await saveKeptClaim(changed)
    return changed
  })
}

/** Its photos, then itself: one that is cut short is still shown, and can be removed again. */
export async function removeKeptClaim(claim: KeptClaim): Promise<void> {
  const cache = await open()
  for (const { id } of claim.photos) await cache.delete(photoAddress(claim.id, id))
  await cache.delete(address(claim.id))
}

/** Keeps a file of a declaration; rejects with `QuotaExceededError` when there is no room for it. */
export async function keepPhoto(claimId: string, photo: KeptPhoto, file: Blob): Promise<void> {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  await (await open()).put(photoAddress(claimId, photo.id), new Response(file, { headers }))
}

/** The file of a photo, under its name; null when this device has lost it. */
export async function photoFile(claimId: string, photo: KeptPhoto): Promise<File | null> {
  const kept = await (await open()).match(photoAddress(claimId, photo.id))
  if (!kept) return null
  const blob = await kept.blob()
  return new File([blob], photo.name, { type: blob.type })
}

export async function removePhoto(claimId: string, photo: KeptPhoto): Promise<void> {
  await (await open()).delete(photoAddress(claimId, photo.id))
}
