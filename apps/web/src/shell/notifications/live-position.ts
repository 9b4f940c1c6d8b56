import { LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'

interface Line {
  readonly since: number
  readonly reload: () => void
}

let oldest = Number.POSITIVE_INFINITY
let line: Line | null = null

/** Whether the page follows events, so that what is read from now on is kept up to date by them. */
export const isFollowing = () => line !== null

/** Notes how old the reply to a read is that left before the line was open; replies to no session are not noted. */
export function noteRead(answer: Response): void {
  const at = answer.headers.get(LIVE_HEADER)
  if (at === null) return
  if (!line) oldest = Math.min(oldest, Number(at))
  // it came late, and is older than what the line began with
  else if (Number(at) < line.since) line.reload()
}

/** The position from which events tell all that has changed since the page’s first read; null when it has read nothing. */
export function beginLine(reload: () => void): number | null {
  const since = Number.isFinite(oldest) ? oldest : null
  line = { since: since ?? 0, reload }
  return since
}

/** Forgets what was read: another person may sign in. */
export function endLine(): void {
  line = null
  oldest = Number.POSITIVE_INFINITY
}
