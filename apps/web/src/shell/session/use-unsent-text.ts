import { useState } from 'react'
import { useSession } from './session.ts'
import { unsent } from './unsent.ts'

/** A text being written about something, kept in this tab so that a reload or another page doesn't lose it. */
export function useUnsentText(kind: string, about: string) {
  const { user } = useSession()
  const key = `${kind}.${user?.id ?? ''}.${about}`
  const [text, setText] = useState(() => unsent.read(key) ?? '')
  const keep = (value: string) => {
    setText(value)
    unsent.write(key, value)
  }
  return [text, keep] as const
}
