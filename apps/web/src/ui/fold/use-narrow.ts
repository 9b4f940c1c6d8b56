import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 560px)'
/** Where the side column moves below the content, and the price to the bottom of the screen. */
const ONE_COLUMN = '(max-width: 1040px)'

/** Where a claim of the desk has one column: too narrow, or too low for separately scrolling regions. */
const ONE_REGION = '(width < 1000px), (height < 560px)'

/** Whether the screen is a phone. */
export function useNarrow(): boolean {
  return useMedia(PHONE)
}

/** Whether the page has one column. */
export function useOneColumn(): boolean {
  return useMedia(ONE_COLUMN)
}

/** Whether a claim of the desk has one column. */
export function useOneRegion(): boolean {
  return useMedia(ONE_REGION)
}

function useMedia(query: string): boolean {
  // the server doesn't know the screen width
  const [follow, read] = import.meta.env.SSR ? NO_MEDIA : mediaOf(query)
  return useSyncExternalStore(follow, read, read)
}

const NO_MEDIA: Media = [() => () => undefined, () => false]

type Media = readonly [follow: (onChange: () => void) => () => void, read: () => boolean]

const known = new Map<string, Media>()

/** Returns the same functions for a query each time, so that components don't resubscribe at each render. */
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
