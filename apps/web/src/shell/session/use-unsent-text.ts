import { useState } from 'react'
import { useSession } from './session.ts'
import { unsent } from './unsent.ts'

/**
 * A text not sent yet, stored per tab so that a reload, another page or a closed dialog doesn't lose it; an `initial`
 * one wins over it.
 */
export function useUnsentText(name: string, initial?: string) {
  const { user } = useSession()
  const key = `${name}.${user?.id ?? ''}`
  const [text, setText] = useState(() => initial ?? unsent.read(key) ?? '')
  const keep = (value: string) => {
    setText(value)
    unsent.write(key, value)
  }
  return [text, keep] as const
}
