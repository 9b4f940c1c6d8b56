import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 560px)'
/** Where what stands beside the page comes under it, and the price stands at its foot. */
const ONE_COLUMN = '(max-width: 1040px)'

/** Where a file of the desk has one column: too narrow, or too low for regions that scroll by themselves. */
const ONE_REGION = '(width < 1000px), (height < 560px)'

/** Whether the screen is a phone. */
export function useNarrow(): boolean {
  return useMedia(PHONE)
}

/** Whether the page has one column. */
export function useOneColumn(): boolean {
  return useMedia(ONE_COLUMN)
}

/** Whether a file of the desk has one column. */
export function useOneRegion(): boolean {
  return useMedia(ONE_REGION)
}

function useMedia(query: string): boolean {
  const [follow, read] = mediaOf(query)
  return useSyncExternalStore(follow, read)
}

type Media = readonly [follow: (onChange: () => void) => () => void, read: () => boolean]

const known = new Map<string, Media>()

/** The same functions each time, so that nobody follows anew at every drawing. */
function mediaOf(query: string): Media {
  const found = known.get(query)
  if (found) return found
  const list = matchMedia(query)
  const media: Media = [
    (onChange) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => list.matches,
  ]
  known.set(query, media)
  return media
}
