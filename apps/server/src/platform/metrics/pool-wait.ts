type Listener = (seconds: number) => void

let listener: Listener | null = null

/** Reports every wait for a connection from now on. */
export function listenToPoolWaits(given: Listener | null) {
  listener = given
}

/** Tells of one that has ended, when it began by the clock of `performance.now`. */
export function tellPoolWait(since: number) {
  listener?.((performance.now() - since) / 1000)
}
