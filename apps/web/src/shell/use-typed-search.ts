import { useEffect, useState } from 'react'

const PAUSE_MS = 300

interface TypedSearch {
  /** The search in the URL. */
  readonly search: string
  /** Pause in typing, in ms, before the search starts. */
  readonly pauseMs?: number
  /** Puts the text into the URL; must be a stable function. */
  readonly onSearch: (text: string) => void
}

/** The text of a search field; the search itself is in the URL and follows after a pause. */
export function useTypedSearch({ search, pauseMs = PAUSE_MS, onSearch }: TypedSearch) {
  const [typed, type] = useState(search)
  const [followed, follow] = useState(search)
  if (search !== followed) {
    follow(search)
    // changed by something else than typing (the back button, a reset)
    if (search !== typed.trim()) type(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, pauseMs, onSearch])
  return [typed, type] as const
}
