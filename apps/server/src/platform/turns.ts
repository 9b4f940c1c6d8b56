const waiting = new Map<string, (() => void)[]>()
let isRunning = false

/** After a turn at least this long, pauses as long before the next. */
const LONG_MS = 2

/**
 * Resolves in order of arrival, one call of each caller per turn of the event loop. Otherwise fifty expensive calls
 * that come together would run in the same turn, ahead of everybody else's.
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
