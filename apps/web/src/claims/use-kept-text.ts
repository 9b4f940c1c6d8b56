import { useState } from 'react'
import { useSession } from '../shell/session.ts'

/** The message under way, kept with the tab: a reload, or a look at another page, loses nothing. */
export function useKeptText(claimId: string) {
  const { user } = useSession()
  const key = `sillage.message.${user?.id ?? ''}.${claimId}`
  const [text, setText] = useState(() => read(key))
  const keep = (value: string) => {
    setText(value)
    try {
      if (value) sessionStorage.setItem(key, value)
      else sessionStorage.removeItem(key)
    } catch {
      // refused by private browsing: the text lives as long as the page
    }
  }
  return [text, keep] as const
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
