/** Milliseconds of the processor that such work takes before whatever else waits has its turn. */
const SLICE_MS = 3

const waiting: (() => void)[] = []
let isRunning = false

/**
 * Short work of the processor, in the order of arrival, a slice of it at a time: fifty such calls that come together
 * would otherwise run as one, and every other answer wait behind them.
 */
export function inSlices<T>(work: () => T): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  waiting.push(() => {
    try {
      resolve(work())
    } catch (error) {
      reject(error)
    }
  })
  if (!isRunning) {
    isRunning = true
    setImmediate(runSlice)
  }
  return promise
}

function runSlice() {
  const until = performance.now() + SLICE_MS
  do waiting.shift()?.()
  while (waiting.length > 0 && performance.now() < until)
  isRunning = waiting.length > 0
  if (isRunning) setImmediate(runSlice)
}
