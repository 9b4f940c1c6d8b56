import { setPriority } from 'node:os'

const LESS_THAN_CALLS = 10

/**
 * For a thread beside the main one: calls are answered first, however much it has to do. On Linux a priority is a thread’s
 * own; elsewhere it would be that of the whole process, and stays as it is.
 */
export function giveWayToCalls() {
  if (process.platform === 'linux') setPriority(LESS_THAN_CALLS)
}

const PIECE_MS = 4
const LONGEST_REST_MS = 8
const never = new Int32Array(new SharedArrayBuffer(4))
let since = performance.now()

/**
 * Between two pieces of a long work of such a thread: every few milliseconds it sleeps half as long as it worked. A priority alone
 * does not keep two cores free, nor the collector of garbage quiet. Never on the main thread, which would stand still.
 */
export function restFromWork() {
  const worked = performance.now() - since
  if (worked < PIECE_MS) return
  Atomics.wait(never, 0, 0, Math.min(worked / 2, LONGEST_REST_MS))
  since = performance.now()
}
