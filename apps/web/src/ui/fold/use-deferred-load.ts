import { type RefObject, useEffect, useState } from 'react'

const USES = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const
/** Delay in ms after which it loads for people who read without touching anything. */
const LATEST_MS = 4000

/** True once the page is used, the placeholder is in view, or a few seconds have passed. */
export function useDeferredLoad(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear) return undefined
    const awaken = () => setNear(true)
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
  }, [isNear, place])
  return isNear
}
