import { ApiError } from '@sillage/wire/http/client.ts'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 2
const MOST_SECONDS = 10

/** One cache per session. Refusals (4xx) are final; only network failures and server errors are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, failure) => failures < RETRIES && mayPass(failure),
        retryDelay: (failures, failure) => 1000 * (retrySeconds(failure) ?? 2 ** failures),
      },
    },
  })
}

function mayPass(failure: Error): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}

/**
 * The delay that the server asked for before a retry, in seconds, capped at what someone would wait in front of the
 * page.
 */
function retrySeconds(failure: Error): number | null {
  if (!(failure instanceof ApiError) || failure.retryAfter === null) return null
  return Math.min(failure.retryAfter, MOST_SECONDS)
}
