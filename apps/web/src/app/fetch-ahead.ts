import { useEffect } from 'react'
import { routes } from './routes.tsx'

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Loads the page of a link when it is hovered, pressed or focused, so that following it needs no further request. */
export function useFetchAhead() {
  useEffect(() => {
    const stop = new AbortController()
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (!link || !navigator.onLine) return
      const page = routes.find(({ path }) => path === link.pathname)?.Page
      // a failed load is tried again, and its error shown, when the link is followed
      page?.load?.().catch(() => undefined)
    }
    for (const sign of SIGNS)
      addEventListener(sign, fetchAhead, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [])
}
