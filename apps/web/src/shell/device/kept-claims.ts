import * as v from 'valibot'
import { DECLARATIONS_CACHE } from './device-caches.ts'
import { removeKeptStatement } from './kept-statements.ts'

/** A photo or document of a kept declaration; `file_id` is set once the server has it. */
const keptPhoto = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  file_id: v.nullable(v.string()),
})

export type KeptPhoto = v.InferOutput<typeof keptPhoto>

/** A declaration started without a network: only on this device until the server has accepted it. */
const keptClaim = v.object({
  id: v.string(),
  /** Null when nobody had signed in on this device: it then belongs to the next person who does. */
  owner: v.nullable(v.string()),
  /** Null while no contract is chosen. */
  contract: v.nullable(v.object({ contract_id: v.string(), name: v.string() })),
  form: v.object({
    nature: v.optional(v.string()),
    dateIncident: v.optional(v.string()),
    incidentTime: v.optional(v.string()),
    place: v.optional(v.string()),
    description: v.optional(v.string()),
    injured: v.optional(v.boolean()),
    abroad: v.optional(v.boolean()),
    answers: v.optional(v.array(v.object({ question_id: v.string(), answer: v.string() }))),
  }),
  photos: v.array(keptPhoto),
  saved_at: v.string(),
  /**
   * The exact body sent, with its idempotency key: repeated unchanged until the server replies, so that it counts
   * once.
   */
  attempt: v.nullable(v.object({ key: v.string(), body: v.string() })),
  /** The claim it has become; only its files are left to send. */
  claim_id: v.nullable(v.string()),
  /** Idempotency key of the request that links its files to the claim. */
  photos_key: v.string(),
})

export type KeptClaim = v.InferOutput<typeof keptClaim>

const address = (id: string) => `/gardes/declarations/${id}.json`
const photoAddress = (id: string, photoId: string) => `/gardes/declarations/${id}/${photoId}`

const open = () => caches.open(DECLARATIONS_CACHE)

/** An empty declaration that belongs to this device's owner. */
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

/** Every declaration kept on this device, most recently edited first. */
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
  const read = v.safeParse(keptClaim, await answer?.json().catch(() => null))
  return read.success ? read.output : null
}

export async function saveKeptClaim(claim: KeptClaim): Promise<void> {
  await (await open()).put(address(claim.id), Response.json(claim))
}

/** Runs `work` under a lock shared by all tabs, so that each run sees what the previous one wrote. */
export function withKeptClaim<T>(
  id: string,
  work: (claim: KeptClaim | null) => Promise<T>,
): Promise<T> {
  return navigator.locks.request(`sillage.declarations.${id}`, async () =>
    work(await keptClaimOf(id)),
  )
}

/** Changes a declaration from its latest stored state; null when it is no longer there. */
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

/**
 * Removes the photos and the statement first, then the record: if interrupted, it stays listed and can be removed
 * again.
 */
export async function removeKeptClaim(claim: KeptClaim): Promise<void> {
  const cache = await open()
  for (const { id } of claim.photos) await cache.delete(photoAddress(claim.id, id))
  await removeKeptStatement(claim.id)
  await cache.delete(address(claim.id))
}

/** Stores a file of a declaration. Throws `QuotaExceededError` when there is no room. */
export async function keepPhoto(claimId: string, photo: KeptPhoto, file: Blob): Promise<void> {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  await (await open()).put(photoAddress(claimId, photo.id), new Response(file, { headers }))
}

/** The file of a photo, with its name; null when this device has lost it. */
export async function photoFile(claimId: string, photo: KeptPhoto): Promise<File | null> {
  const kept = await (await open()).match(photoAddress(claimId, photo.id))
  if (!kept) return null
  const blob = await kept.blob()
  return new File([blob], photo.name, { type: blob.type })
}

export async function removePhoto(claimId: string, photo: KeptPhoto): Promise<void> {
  await (await open()).delete(photoAddress(claimId, photo.id))
}
