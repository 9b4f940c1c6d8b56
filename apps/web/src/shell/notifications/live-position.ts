import { LIVE_HEADER } from '@sillage/wire/http/session-headers.ts'

interface Line {
  /** The event from which it tells what changes; null until its first word when nothing was read before. */
  since: number | null
  readonly reload: () => void
}

let oldest = Number.POSITIVE_INFINITY
let line: Line | null = null

/** Whether events tell all that changes in what is read from now on. */
export const isFollowing = () => line !== null && line.since !== null

/** Notes how old the reply to a read is that left before events were followed; replies to no session are not noted. */
export function noteRead(answer: Response): void {
  const at = answer.headers.get(LIVE_HEADER)
  if (at === null) return
  if (!line || line.since === null) oldest = Math.min(oldest, Number(at))
  // it came late, and is older than what the line began with
  else if (Number(at) < line.since) line.reload()
}

/** The position from which events tell all that has changed since the page’s first read; null when it has read nothing. */
export function beginLine(reload: () => void): number | null {
  line = { since: Number.isFinite(oldest) ? oldest : null, reload }
  return line.since
}

/** The line tells only what comes after a position: what was read before that is read again. */
export function beginAt(position: number): void {
  if (!line) return
  const isStale = line.since !== null || oldest < position
  line.since = position
  if (isStale) line.reload()
}

/** Forgets what was read: another person may sign in. */
export function endLine(): void {
  line = null
  oldest = Number.POSITIVE_INFINITY
}
