import { config } from '../api/config.ts'
import type { SessionUser } from './token.ts'

/** First and last name, or the user name while an account has none. */
export function displayName(user: SessionUser): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}

/** Undefined for the nameless user of the server's first paint. */
export function avatarOf(user: SessionUser): string | undefined {
  if (user.username === '') return undefined
  return `${config.host}/avatars/${encodeURIComponent(user.username)}`
}
