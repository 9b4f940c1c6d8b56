import { useEffect, useState } from 'react'

const PAUSE_MS = 300

interface TypedSearch {
  /** The search that the address tells. */
  readonly search: string
  /** The pause in typing that is waited for. */
  readonly pauseMs?: number
  /** Puts the text into the address; the same function at every rendering. */
  readonly onSearch: (text: string) => void
}

/** What is typed into a search field, and how to type; the search itself stands in the address and follows after a while. */
export function useTypedSearch({ search, pauseMs = PAUSE_MS, onSearch }: TypedSearch) {
  const [typed, type] = useState(search)
  const [followed, follow] = useState(search)
  if (search !== followed) {
    follow(search)
    // changed from elsewhere (the back button, a reset), not by the text being typed
    if (search !== typed.trim()) type(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, pauseMs, onSearch])
  return [typed, type] as const
}
