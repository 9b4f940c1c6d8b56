const KEPT_MS = 3000

/** The same check, done every three seconds however often it is asked for; those between get its last answer. */
export function nowAndThen(check: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<void> | null = null
  let triedAt = 0
  return () => {
    if (last !== null && Date.now() - triedAt < KEPT_MS) return last
    triedAt = Date.now()
    return (last = check().then(() => undefined))
  }
}
