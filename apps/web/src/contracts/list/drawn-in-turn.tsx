import { type ReactNode, useEffect, useState } from 'react'
import { useNarrow } from '../../ui/fold/use-narrow.ts'

/** About as many as a large window shows, or a phone. */
const AT_ONCE = 6
const AT_ONCE_NARROW = 2

interface DrawnInTurnProps {
  /** Index in the list, from 0. */
  readonly place: number
  readonly children: () => ReactNode
}

/** One picture of a screen that shows sixty in a second. */
const FRAME_MS = 16

/** An item of a long list. Items out of view render later, one per frame, so that a slow device stays responsive. */
export function DrawnInTurn({ place, children }: DrawnInTurnProps) {
  const isNarrow = useNarrow()
  const later = place - (isNarrow ? AT_ONCE_NARROW : AT_ONCE)
  const [isDrawn, setDrawn] = useState(later < 0)
  useEffect(() => {
    if (isDrawn) return undefined
    const timer = setTimeout(() => setDrawn(true), later * FRAME_MS)
    return () => clearTimeout(timer)
  }, [isDrawn, later])
  return isDrawn && children()
}
