interface Call {
  readonly weight: number
  readonly begin: () => void
}

const waiting = new Map<string, Call[]>()
let isRunning = false

/** As many expensive calls begin in one turn of the event loop as fit in this time; at least one, at most `MOST`. */
const TURN_MS = 1
const MOST = 8
/** A call of more units goes on after its turn (a file, a document), so no other begins beside it. */
const SHARED_UP_TO = 3
/** After a turn at least this long, pauses as long before the next. */
const LONG_MS = 2

/**
 * Resolves when it is the caller's turn: callers alternate, and only a few calls begin in one turn of the event loop.
 * Otherwise fifty expensive calls that come together would all run ahead of everybody else's.
 */
export function ownTurn(caller: string, weight: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const calls = waiting.get(caller) ?? []
  calls.push({ weight, begin: resolve })
  waiting.set(caller, calls)
  if (!isRunning) {
    isRunning = true
    openTurn()
  }
  return promise
}

/** All of these run in the same turn of the loop, each followed by the work of the call that it admits. */
function openTurn() {
  let began = 0
  let isShared = true
  setImmediate(() => {
    began = performance.now()
    isShared = admitNext() <= SHARED_UP_TO
  })
  for (let at = 1; at < MOST; at++)
    setImmediate(() => {
      if (isShared && performance.now() - began < TURN_MS) isShared = admitNext() <= SHARED_UP_TO
    })
  setImmediate(() => {
    closeTurn(performance.now() - began)
  })
}

/** Returns the weight of the call that begins, 0 without one. */
function admitNext(): number {
  const [next] = waiting
  if (!next) return 0
  const [caller, calls] = next
  // moved to the end, so that the others come first
  waiting.delete(caller)
  const call = calls.shift()
  if (calls.length > 0) waiting.set(caller, calls)
  call?.begin()
  return call?.weight ?? 0
}

function closeTurn(took: number) {
  isRunning = waiting.size > 0
  if (!isRunning) return
  if (took < LONG_MS) openTurn()
  else setTimeout(openTurn, took)
}
