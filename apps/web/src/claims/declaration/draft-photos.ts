import { KEPT_DAYS } from '@sillage/domain/personal-data/retention.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeKeptClaim,
  type KeptPhoto,
  keepPhoto,
  keptClaimOf,
  photoFile,
  removePhoto,
} from '../../shell/device/kept-claims.ts'
import { useSession } from '../../shell/session/session.ts'
import { PHOTOS_CACHE } from '../../shell/session/unsent.ts'

const DAY_MS = 86_400_000
const FIELD = 'photo'

/** The files kept on this device for a declaration that is not sent yet: one form in the browser's cache, for 7 days; or those of a declaration that lies there itself. */
export function useDraftPhotos(contractId: string, keptId: string | null = null) {
  const { user } = useSession()
  const client = useQueryClient()
  const address = `/declarations/${user?.id ?? ''}/${contractId}`
  const queryKey = ['claims', 'photos', keptId ?? contractId]
  const readAll = () => (keptId === null ? read(address) : filesOf(keptId))
  const local = { networkMode: 'always' } as const
  const { data } = useQuery({ queryKey, queryFn: readAll, staleTime: 0, ...local })
  const keeping = useMutation({
    mutationFn: (files: readonly File[]) =>
      keptId === null ? keep(address, files) : keepFiles(keptId, files),
    onSettled: () => client.invalidateQueries({ queryKey }),
    ...local,
  })
  return { photos: data, keeping }
}

async function read(address: string): Promise<readonly File[]> {
  const kept = await (await caches.open(PHOTOS_CACHE)).match(address)
  const age = Date.now() - Number(kept?.headers.get('date'))
  if (!kept || age > KEPT_DAYS.claimDraft * DAY_MS) return []
  return (await kept.formData()).getAll(FIELD).filter((file) => file instanceof File)
}

async function keep(address: string, files: readonly File[]): Promise<void> {
  const cache = await caches.open(PHOTOS_CACHE)
  const form = new FormData()
  for (const file of files) form.append(FIELD, file)
  if (files.length === 0) await cache.delete(address)
  else await cache.put(address, new Response(form, { headers: { date: String(Date.now()) } }))
}

/** Which photo of the record a file is that was read from it. */
const photoOf = new WeakMap<File, KeptPhoto>()

async function filesOf(keptId: string): Promise<readonly File[]> {
  const claim = await keptClaimOf(keptId)
  const files = await Promise.all(
    (claim?.photos ?? []).map(async (photo) => {
      const file = await photoFile(keptId, photo)
      if (file) photoOf.set(file, photo)
      return file
    }),
  )
  return files.filter((file) => file !== null)
}

async function keepFiles(keptId: string, files: readonly File[]): Promise<void> {
  const photos: KeptPhoto[] = []
  for (const file of files) {
    const known = photoOf.get(file)
    const photo = known ?? {
      id: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      file_id: null,
    }
    if (!known) await keepPhoto(keptId, photo, file)
    photos.push(photo)
  }
  const before = await keptClaimOf(keptId)
  await changeKeptClaim(keptId, (claim) => ({ ...claim, photos }))
  for (const photo of before?.photos ?? [])
    if (!photos.some(({ id }) => id === photo.id)) await removePhoto(keptId, photo)
}
