import { useRef } from 'react'
import { type Attempt, attemptFor } from '../../subscription/draft/attempt-key.ts'

/**
 * Returns the idempotency key of a request body: the same for the same body, so that a retry after a lost reply has
 * no second effect.
 */
export function useAttempt(): (body: unknown) => string {
  const last = useRef<Attempt | null>(null)
  return (body) => {
    last.current = attemptFor(last.current, body)
    return last.current.key
  }
}
