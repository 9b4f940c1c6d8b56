import { IDLE_HEADER } from '@sillage/wire/http/session-headers.ts'
import { readToken, storedToken } from './token.ts'

const KEY = 'sessionIdleUntil'

/** Records when the idle session will end, from a reply's header; shared by the browser's tabs. */
export function noteCall(answer: Response) {
  const seconds = Number(answer.headers.get(IDLE_HEADER) ?? Number.NaN)
  if (!Number.isFinite(seconds)) return
  try {
    localStorage.setItem(KEY, String(Date.now() + seconds * 1000))
  } catch {}
}

export interface SessionEnd {
  /** Milliseconds since the epoch. */
  readonly at: number
  /**
   * True for the idle timeout, which any call extends; false for the token's expiry, which only a new sign-in
   * extends.
   */
  readonly canBeMoved: boolean
}

/** When the session ends, as far as this browser knows; null without one. */
export function sessionEnd(): SessionEnd | null {
  const token = storedToken()
  const expires = token ? expiryOf(token) : null
  if (expires === null) return null
  const idleUntil = idleUntilStored()
  return idleUntil !== null && idleUntil < expires
    ? { at: idleUntil, canBeMoved: true }
    : { at: expires, canBeMoved: false }
}

function expiryOf(token: string): number | null {
  const read = readToken(token, Date.now() / 1000)
  return read && read.expiresAt * 1000
}

function idleUntilStored(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(kept) ? kept : null
  } catch {
    return null
  }
}
