import { useRef } from 'react'
import { useFocusKept } from './use-focus-kept.ts'

/** A list whose lines go away once decided on: the focus goes to the next line, or where `onNoneLeft` puts it. */
export function useLinesFocus(keys: readonly string[], onNoneLeft?: () => void) {
  const list = useRef<HTMLUListElement>(null)
  useFocusKept(keys, (place) => {
    const lines = list.current?.querySelectorAll('li') ?? []
    // the line, not its button: a key held too long must not decide on two
    const next = lines[Math.min(place, lines.length - 1)]
    if (next) next.focus()
    else onNoneLeft?.()
  })
  return list
}
