import { refreshRegister } from '../asset-freezes/freeze-register.service.ts'
import { screenRunning } from '../contracts/screening/screen-running.service.ts'
import type { Database } from '../platform/database/database.ts'
import { logFailure } from '../platform/loggable-error.ts'

const POLL_MS = 60_000

interface Parts {
  readonly database: Database
  readonly file: string
}

/**
 * Reads the register of asset freezes now, and every minute if its file has changed. Rejects when the first reading
 * fails; later failures are logged, and the last register read stays in use. Running contracts are compared with each
 * edition.
 */
export async function startFreezeRegister(parts: Parts) {
  await refreshRegister(parts, Temporal.Now.instant())
  const { database } = parts
  const compare = () => screenRunning({ database, now: Temporal.Now.instant() })
  let work: Promise<unknown> = compare().catch(report)
  const timer = setInterval(() => {
    work = work
      .then(() => refreshRegister(parts, Temporal.Now.instant()))
      .then(compare)
      .catch(report)
  }, POLL_MS).unref()
  return {
    /** Waits for the work under way. */
    stop() {
      clearInterval(timer)
      return work
    },
  }
}

function report(error: unknown) {
  logFailure(error)
}
