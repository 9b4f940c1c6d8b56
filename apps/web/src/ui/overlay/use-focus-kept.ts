import { useEffect, useRef } from 'react'

/**
 * Restores the focus when a line disappears with the button that removed it. Calls `takeFocus` with the line's former
 * index, once any dialog has closed. Does nothing when a line disappears while the focus is elsewhere.
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
