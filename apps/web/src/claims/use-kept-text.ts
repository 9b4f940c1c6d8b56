import { useState } from 'react'
import { useSession } from '../shell/session.ts'
import { unsent } from '../shell/unsent.ts'

/** The message under way, kept with the tab: a reload, or a look at another page, loses nothing. */
export function useKeptText(claimId: string) {
  const { user } = useSession()
  const key = `message.${user?.id ?? ''}.${claimId}`
  const [text, setText] = useState(() => unsent.read(key) ?? '')
  const keep = (value: string) => {
    setText(value)
    unsent.write(key, value)
  }
  return [text, keep] as const
}
