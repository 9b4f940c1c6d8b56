const LONGEST_SIDE = 1600
const QUALITY = 0.8

/**
 * Scales a picture down to at most 1600 pixels on its longer side, enough to read a plate; null when it can't be
 * decoded.
 */
export async function smallerPicture(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    const blob = await promise
    return blob && new File([blob], `${nameWithoutType(file.name)}.jpg`, { type: blob.type })
  } catch {
    return null
  }
}

function nameWithoutType(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}
