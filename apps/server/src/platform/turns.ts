const waiting: (() => void)[] = []
let isRunning = false

/**
 * Resolves in the order of arrival, for one call in each turn of the event loop: of fifty dear calls that come together,
 * each would otherwise be answered in the same turn, and every other answer, which takes several turns, wait behind them.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.push(resolve)
  if (!isRunning) {
    isRunning = true
    setImmediate(giveTurn)
  }
  return promise
}

function giveTurn() {
  waiting.shift()?.()
  isRunning = waiting.length > 0
  if (isRunning) setImmediate(giveTurn)
}
