import sharp from 'sharp'

const MOST_PIXELS = 64_000_000
const PREVIEW_SIDE = 480
/** Each holds the pixels of a picture in memory, and other calls need the processor. */
const AT_ONCE = 2

sharp.concurrency(1)
sharp.cache(false)

export type PictureProblem = 'unreadable' | 'too_many_pixels'

interface Places {
  readonly from: string
  readonly to: string
  readonly preview: string
}

/**
 * Re-encodes a picture upright with nothing but its pixels: position, device and any hidden data are removed. Returns
 * what is wrong with it, or null.
 */
export async function encodeAnew(
  type: 'jpg' | 'png',
  { from, to, preview }: Places,
): Promise<PictureProblem | null> {
  await turn()
  try {
    const { width, height } = await sharp(from, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return 'too_many_pixels'
    const upright = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
    await (type === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png()).toFile(to)
    await sharp(to, { limitInputPixels: MOST_PIXELS })
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(preview)
    return null
  } catch {
    return 'unreadable'
  } finally {
    release()
  }
}

const waiting: (() => void)[] = []
let atWork = 0

async function turn() {
  if (atWork < AT_ONCE) atWork++
  else {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
  }
}

function release() {
  const next = waiting.shift()
  if (next) next()
  else atWork--
}
