import { PICTURE_QUEUE_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import sharp from 'sharp'
import { createQueue, type Waiter } from '../http/queue.ts'

const MOST_PIXELS = 64_000_000
const PREVIEW_SIDE = 480
/** Each holds the pixels of a picture in memory, and other calls need the processor. */
const AT_ONCE = 2
/** The largest takes about a second: nobody waits much longer than a quarter of a minute. */
const MOST_WAITING = 32

/** One person may wait with the pictures of one message, which a browser sends at once. */
const queue = createQueue({
  atOnce: AT_ONCE,
  mostWaiting: MOST_WAITING,
  mostOfOne: MOST_ATTACHMENTS,
  code: 'pictures.busy',
  refusals: PICTURE_QUEUE_MESSAGES,
})

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
 * what is wrong with it, or null. Throws 503 when too many wait, of all or of this person.
 */
export function encodeAnew(
  type: 'jpg' | 'png',
  places: Places,
  waiter?: Waiter,
): Promise<PictureProblem | null> {
  return queue.inTurn(waiter, () => encode(type, places))
}

async function encode(
  type: 'jpg' | 'png',
  { from, to, preview }: Places,
): Promise<PictureProblem | null> {
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
  }
}
