import { useEffect, useRef } from 'react'

/**
 * A button that removes its line goes away with it: the focus must not be lost too. `takeFocus` gets the place of the
 * line that went.
 */
export function useFocusKept(keys: readonly string[], takeFocus: (place: number) => void) {
  const before = useRef(keys)
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key))
    if (gone !== -1 && document.activeElement === document.body) takeFocus(gone)
    before.current = keys
  })
}
