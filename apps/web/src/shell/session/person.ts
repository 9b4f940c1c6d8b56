import type { SessionUser } from './token.ts'

/** First and last name, or the user name while an account has none. */
export function displayName(user: SessionUser): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}
