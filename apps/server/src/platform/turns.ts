const waiting = new Map<string, (() => void)[]>()
let isRunning = false

/**
 * Resolves in the order of arrival, for one call of each caller in a turn of the event loop: fifty dear calls that come
 * together would otherwise be answered in the same turn, and everybody else’s, which take several, wait behind them.
 */
export function ownTurn(caller: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const calls = waiting.get(caller) ?? []
  calls.push(resolve)
  waiting.set(caller, calls)
  if (!isRunning) {
    isRunning = true
    setImmediate(giveTurns)
  }
  return promise
}

function giveTurns() {
  for (const [caller, calls] of waiting) {
    calls.shift()?.()
    if (calls.length === 0) waiting.delete(caller)
  }
  isRunning = waiting.size > 0
  if (isRunning) setImmediate(giveTurns)
}
