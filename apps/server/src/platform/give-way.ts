import { setPriority } from 'node:os'

const LESS_THAN_CALLS = 10

/**
 * Lowers the priority of a worker thread, so that calls are answered first. On Linux only, where priority is per
 * thread; elsewhere it would be the whole process's.
 */
export function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(LESS_THAN_CALLS)
}

const PIECE_MS = 4
const LONGEST_REST_MS = 8
const never = new Int32Array(new SharedArrayBuffer(4))
let since = performance.now()

/**
 * Called between pieces of long work on a worker thread: every few milliseconds it sleeps half as long as it worked,
 * because low priority alone does not keep two cores free or the garbage collector quiet. Never call it on the main
 * thread: it blocks.
 */
export function pauseThread() {
  const worked = performance.now() - since
  if (worked < PIECE_MS) return
  Atomics.wait(never, 0, 0, Math.min(worked / 2, LONGEST_REST_MS))
  since = performance.now()
}
