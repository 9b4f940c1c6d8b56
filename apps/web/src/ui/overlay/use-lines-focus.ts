import { useRef } from 'react'
import { useFocusKept } from './use-focus-kept.ts'

/** A list whose lines disappear once handled: the focus moves to the next line, or `onNoneLeft` moves it. */
export function useLinesFocus(keys: readonly string[], onNoneLeft?: () => void) {
  const list = useRef<HTMLUListElement>(null)
  useFocusKept(keys, (place) => {
    const lines = list.current?.querySelectorAll('li') ?? []
    // focus the line and not its button: a key held too long must not act on two lines
    const next = lines[Math.min(place, lines.length - 1)]
    if (next) next.focus()
    else onNoneLeft?.()
  })
  return list
}
