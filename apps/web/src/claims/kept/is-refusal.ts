import { ApiError } from '@sillage/wire/http/client.ts'

/**
 * Whether the server refused the request, so that a retry would fail too. Not so for an expired session (401), a
 * timeout (408), rate limiting (429) or a network failure.
 */
export function isRefusal(failure: unknown): failure is ApiError {
  return (
    failure instanceof ApiError &&
    failure.status >= 400 &&
    failure.status < 500 &&
    ![401, 408, 429].includes(failure.status)
  )
}
