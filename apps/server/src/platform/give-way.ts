import { setPriority } from 'node:os'

const LESS_THAN_CALLS = 10

/**
 * For a thread beside the main one: calls are answered first, however much it has to do. On Linux a priority is a thread’s
 * own; elsewhere it would be that of the whole process, and stays as it is.
 */
export function giveWayToCalls() {
  if (process.platform === 'linux') setPriority(LESS_THAN_CALLS)
}
