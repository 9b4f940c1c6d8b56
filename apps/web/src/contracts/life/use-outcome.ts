import { useEffect, useEffectEvent, useState } from 'react'

/** The result of a dialog: shown there for a moment, then by the page once the dialog has closed. */
export interface Outcome {
  readonly message: string
  /** The contract to show next. */
  readonly contractId: string
}

/** How long a dialog shows its result, in ms (specification, section 9). */
export const SHOWN_MS = 3000
export const CANCELLED_SHOWN_MS = 1500

/** The result of the dialog once there is one; passed to the page after `shownMs`. */
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
