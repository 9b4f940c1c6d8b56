const KEPT_MS = 3000

/** Limits a check to once every three seconds; calls in between get the last result. */
export function nowAndThen(check: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<void> | null = null
  let triedAt = 0
  return () => {
    if (last !== null && Date.now() - triedAt < KEPT_MS) return last
    triedAt = Date.now()
    return (last = check().then(() => undefined))
  }
}
