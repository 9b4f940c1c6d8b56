import { keepHealthApart } from '../../claims/discussion/health-vault.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { logFailure } from '../../platform/loggable-error.ts'

const POLL_MS = 5000
/** After a failure (of the store, or a missing file) the wait doubles each time, up to this. */
const LONGEST_POLL_MS = 3_600_000

/** Encrypts new health documents, and older ones, until stopped; failures are logged and retried. */
export function startHealthVaultWork(parts: {
  readonly database: Database
  readonly files: FileKeeper
}) {
  let isStopped = false
  let pause = POLL_MS
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      await keepHealthApart(parts, Temporal.Now.instant())
      pause = POLL_MS
    } catch (error) {
      logFailure(error)
      pause = Math.min(pause * 2, LONGEST_POLL_MS)
    }
    if (!isStopped) timer = setTimeout(() => void (work = look()), pause).unref()
  }
  let work = look()
  return {
    /** Waits for the work under way. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      return work
    },
  }
}
