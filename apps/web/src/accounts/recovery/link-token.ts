import { ApiError } from '@sillage/wire/http/client.ts'

/** The token that a link in an e-mail carries after `#`, so that it never appears in a request. Read when needed. */
export function readLinkToken(): string {
  // the server never receives the fragment
  if (import.meta.env.SSR) return ''
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}

/** Whether a call was refused because its link was used before or is too old. */
export function isDeadLink(failure: unknown): boolean {
  return failure instanceof ApiError && failure.problem?.code === 'link.dead'
}
