import { useEffect, useState } from 'react'

/** Specification, section 9: the list of accounts waits so long before it searches. */
const SEARCH_DELAY_MS = 500

/** What is typed into a search field, and how to type; the search itself stands in the address and follows after a while. */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [typed, type] = useState(search)
  const [followed, follow] = useState(search)
  if (search !== followed) {
    follow(search)
    // changed from elsewhere (the back button, a reset), not by the text being typed
    if (search !== typed.trim()) type(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return [typed, type] as const
}
