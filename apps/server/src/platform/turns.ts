const waiting = new Map<string, (() => void)[]>()
let isRunning = false

/** A turn as long as this leaves as much time to everybody else before the next. */
const LONG_MS = 2

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
  const began = performance.now()
  for (const [caller, calls] of waiting) {
    calls.shift()?.()
    if (calls.length === 0) waiting.delete(caller)
  }
  isRunning = waiting.size > 0
  if (isRunning) setImmediate(restThenGo, began)
}

function restThenGo(began: number) {
  const took = performance.now() - began
  if (took < LONG_MS) giveTurns()
  else setTimeout(giveTurns, took)
}
