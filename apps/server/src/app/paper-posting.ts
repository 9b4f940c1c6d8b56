import { writeDuePosts } from '../contracts/posts/paper-posts.service.ts'
import type { Papers } from '../documents/issued-documents.service.ts'
import type { Database } from '../platform/database/database.ts'
import { logFailure } from '../platform/loggable-error.ts'

const POLL_MS = 2000

/** Looks for documents to mail now and every two seconds, until stopped; failures are logged and retried. */
export function startPaperPosting(parts: Papers & { readonly database: Database }) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    await writeDuePosts({ ...parts, now: Temporal.Now.instant() }).catch(logFailure)
    if (!isStopped) timer = setTimeout(() => void (work = look()), POLL_MS).unref()
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
