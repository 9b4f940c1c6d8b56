import { PICTURE_QUEUE_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import sharp from 'sharp'
import { createQueue, type Waiter } from '../http/queue.ts'

const MOST_PIXELS = 64_000_000
/** An interlaced PNG is held in memory as a whole, each of its rows read up to seven times. */
const MOST_INTERLACED_PIXELS = 4_000_000
/** Of a PNG with 16 bits a colour; cameras and phones give JPG. */
const MOST_DEEP_PIXELS = 16_000_000
const PREVIEW_SIDE = 480
/** Above, a picture takes seconds and half a gigabyte: fifty million pixels are the most that phones make. */
const LARGE_PIXELS = 24_000_000
/** Each holds the pixels of a picture in memory, and other calls need the processor. */
const AT_ONCE = 2
const LARGE_AT_ONCE = 1
/** Most take less than a second: nobody waits much longer than a quarter of a minute. */
const MOST_WAITING = 32

/** One person may wait with the pictures of one message, which a browser sends at once. */
const limits = {
  mostWaiting: MOST_WAITING,
  mostOfOne: MOST_ATTACHMENTS,
  code: 'pictures.busy',
  refusals: PICTURE_QUEUE_MESSAGES,
}
const queue = createQueue({ ...limits, atOnce: AT_ONCE })
const largeQueue = createQueue({ ...limits, atOnce: LARGE_AT_ONCE })

/** How many pictures wait for their turn in this process. */
export const picturesWaiting = () => queue.length() + largeQueue.length()

sharp.concurrency(1)
sharp.cache(false)

export type PictureProblem = 'unreadable' | 'too_many_pixels' | 'heavy_png'

interface Places {
  readonly from: string
  readonly to: string
  readonly preview: string
}

/**
 * Re-encodes a picture upright with nothing but its pixels: position, device and any hidden data are removed. Returns
 * what is wrong with it, or null. Throws 503 when too many wait, of all or of this person.
 */
export async function encodeAnew(
  type: 'jpg' | 'png',
  places: Places,
  waiter?: Waiter,
): Promise<PictureProblem | null> {
  const size = await readSize(places.from)
  if (!size) return 'unreadable'
  if (size.pixels > MOST_PIXELS) return 'too_many_pixels'
  const isDeep = size.isDeep && size.pixels > MOST_DEEP_PIXELS
  const isInterlaced = size.isInterlaced && size.pixels > MOST_INTERLACED_PIXELS
  if (type === 'png' && (isDeep || isInterlaced)) return 'heavy_png'
  // large ones apart, so that two of them don't keep all the others waiting
  const own = size.pixels > LARGE_PIXELS ? largeQueue : queue
  return own.inTurn(waiter, () => encode(type, places))
}

/** Reads the head of a picture; null when it is none. */
async function readSize(from: string) {
  try {
    const picture = sharp(from, { limitInputPixels: false })
    const { width, height, depth, isProgressive } = await picture.metadata()
    return { pixels: width * height, isDeep: depth === 'ushort', isInterlaced: isProgressive }
  } catch {
    return null
  }
}

async function encode(
  type: 'jpg' | 'png',
  { from, to, preview }: Places,
): Promise<PictureProblem | null> {
  try {
    const upright = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
    await (type === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png()).toFile(to)
    await sharp(to, { limitInputPixels: MOST_PIXELS })
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(preview)
    return null
  } catch {
    return 'unreadable'
  }
}
