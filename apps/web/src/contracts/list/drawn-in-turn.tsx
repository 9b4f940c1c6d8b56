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

/** An item of a long list. Items out of view render later, one per task, so that a slow device stays responsive. */
export function DrawnInTurn({ place, children }: DrawnInTurnProps) {
  const isNarrow = useNarrow()
  const [isDrawn, setDrawn] = useState(place < (isNarrow ? AT_ONCE_NARROW : AT_ONCE))
  useEffect(() => {
    if (isDrawn) return undefined
    const timer = setTimeout(() => setDrawn(true))
    return () => clearTimeout(timer)
  }, [isDrawn])
  return isDrawn && children()
}
