import { useEffect, useRef } from 'react'

/**
 * A button that removes its line goes away with it: the focus must not be lost too. `takeFocus` gets the place of the
 * line that went, once the dialog that asked for it, if there was one, is closed. A line that goes by itself, while the
 * focus is nowhere, moves nothing.
 */
export function useFocusKept(keys: readonly string[], takeFocus: (place: number) => void) {
  const before = useRef(keys)
  const place = useRef(-1)
  const focused = useRef<Node | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node ? target : null
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key))
    before.current = keys
    if (gone !== -1) place.current = gone
    const { activeElement } = document
    if (place.current === -1 || activeElement?.closest('dialog')) return
    const isLost = activeElement === document.body && focused.current?.isConnected === false
    if (isLost) takeFocus(place.current)
    place.current = -1
  })
}
