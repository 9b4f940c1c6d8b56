type Listener = (seconds: number) => void

let listener: Listener | null = null

/** Sets the listener for waits for a database connection; null removes it. */
export function listenToPoolWaits(given: Listener | null) {
  listener = given
}

/** Reports a finished wait that began at `since` (`performance.now()`). */
export function tellPoolWait(since: number) {
  listener?.((performance.now() - since) / 1000)
}
