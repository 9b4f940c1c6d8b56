import { KEPT_DAYS } from '@sillage/domain/personal-data/retention.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../shell/session/session.ts'
import { PHOTOS_CACHE } from '../../shell/session/unsent.ts'

const DAY_MS = 86_400_000
const FIELD = 'photo'
/** Loaded on demand: needed only for a declaration started on this device. */
const loadKept = () => import('./kept-files.ts')

/**
 * The files kept on this device for an unsent declaration: in the browser's cache for 7 days, or with the declaration
 * itself when it is stored on the device.
 */
export function useDraftPhotos(contractId: string, keptId: string | null = null) {
  const { user } = useSession()
  const client = useQueryClient()
  const address = `/declarations/${user?.id ?? ''}/${contractId}`
  const queryKey = ['claims', 'photos', keptId ?? contractId]
  const readAll = () =>
    keptId === null ? read(address) : loadKept().then((kept) => kept.filesOf(keptId))
  const local = { networkMode: 'always' } as const
  const { data } = useQuery({ queryKey, queryFn: readAll, staleTime: 0, ...local })
  const keeping = useMutation({
    mutationFn: (files: readonly File[]) =>
      keptId === null
        ? keep(address, files)
        : loadKept().then((kept) => kept.keepFiles(keptId, files)),
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
