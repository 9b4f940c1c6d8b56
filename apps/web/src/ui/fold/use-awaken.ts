import { type RefObject, useEffect, useState } from 'react'

const USES = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const
/** For whoever reads without touching anything. */
const LATEST_MS = 4000

/** Whether a place may be needed: the page is being used, or the place is in sight, or a few seconds have passed. */
export function useAwaken(place: RefObject<Element | null>): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (isAwake) return undefined
    const awaken = () => setAwake(true)
    const stop = new AbortController()
    for (const use of USES)
      addEventListener(use, awaken, { signal: stop.signal, passive: true, once: true })
    const timer = setTimeout(awaken, LATEST_MS)
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && awaken())
    if (place.current) sight.observe(place.current)
    return () => {
      stop.abort()
      clearTimeout(timer)
      sight.disconnect()
    }
  }, [isAwake, place])
  return isAwake
}
