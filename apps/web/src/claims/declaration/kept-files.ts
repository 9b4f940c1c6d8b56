import {
  changeKeptClaim,
  type KeptPhoto,
  keepPhoto,
  keptClaimOf,
  photoFile,
  removePhoto,
} from '../../shell/device/kept-claims.ts'

/** The stored photo that each file was read from. */
const photoOf = new WeakMap<File, KeptPhoto>()

/** The files of a declaration on this device, under their names. */
export async function filesOf(keptId: string): Promise<readonly File[]> {
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

/** Replaces the files of a declaration: stores the new ones, removes those left out. */
export async function keepFiles(keptId: string, files: readonly File[]): Promise<void> {
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
