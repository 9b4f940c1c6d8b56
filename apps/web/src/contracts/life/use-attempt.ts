import { useRef } from 'react'
import { type Attempt, attemptFor } from '../../subscription/draft/attempt-key.ts'

/** The idempotency key of a body: the same one for the same body, so that a retry after a lost answer does nothing twice. */
export function useAttempt(): (body: unknown) => string {
  const last = useRef<Attempt | null>(null)
  return (body) => {
    last.current = attemptFor(last.current, body)
    return last.current.key
  }
}
