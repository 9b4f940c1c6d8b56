import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../shell/session/session.ts'
import { PHOTOS_CACHE } from '../../shell/session/unsent.ts'

const DAY_MS = 86_400_000
const FIELD = 'photo'
/** Loaded on demand: needed only for a declaration started on this device. */
const loadKept = () => import('./kept-files.ts')

/**
 * The files kept on this device that the server does not have yet, by the contract of an unsent declaration or by the
 * claim it has become: in the browser's cache for 7 days, or with the declaration itself when it is stored on the
 * device.
 */
export function useDraftPhotos(of: string, keptId: string | null = null) {
  const { user } = useSession()
  const client = useQueryClient()
  const addressOf = (id: string) => `/declarations/${user?.id ?? ''}/${id}`
  const address = addressOf(of)
  const queryKey = ['claims', 'photos', keptId ?? of]
  const readAll = () =>
    keptId === null ? read(address) : loadKept().then((kept) => kept.filesOf(keptId))
  const { data } = useQuery({ queryKey, queryFn: readAll, staleTime: 0, networkMode: 'always' })
  const keeping = useMutation({
    mutationFn: (files: readonly File[]) =>
      keptId === null
        ? keep(address, files)
        : loadKept().then((kept) => kept.keepFiles(keptId, files)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  /** A declaration was accepted: its files wait with the claim, and no later declaration takes them for its own. */
  const giveToClaim = async (claimId: string) => {
    await moveKept(address, addressOf(claimId))
    await client.invalidateQueries({ queryKey })
  }
  return { photos: data, keeping, giveToClaim }
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

async function moveKept(from: string, to: string): Promise<void> {
  const cache = await caches.open(PHOTOS_CACHE)
  const kept = await cache.match(from)
  if (!kept) return
  await cache.put(to, kept)
  await cache.delete(from)
}
