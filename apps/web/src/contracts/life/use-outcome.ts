import { useEffect, useEffectEvent, useState } from 'react'

/** What a dialog achieved: it says so for a moment, then closes, and the page goes on saying it. */
export interface Outcome {
  readonly message: string
  /** The contract to look at next. */
  readonly contractId: string
}

/** How long a dialog shows what it achieved (specification, section 9). */
export const SHOWN_MS = 3000
export const CANCELLED_SHOWN_MS = 1500

/** What the dialog achieved, once it has; after a while it is handed to the page. */
export function useOutcome(shownMs: number, onDone: (outcome: Outcome) => void) {
  const [outcome, achieve] = useState<Outcome | null>(null)
  const handOver = useEffectEvent(onDone)
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => handOver(outcome), shownMs)
    return () => clearTimeout(timer)
  }, [outcome, shownMs])
  return { outcome, achieve }
}
