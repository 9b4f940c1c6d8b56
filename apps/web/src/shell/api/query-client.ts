import { ApiError } from '@sillage/wire/http/client.ts'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 2
const MOST_SECONDS = 10

/** One cache a session. Refusals are final; only silence and failures of the server are tried again. */
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

/** What the server asks to wait, as long as somebody would wait before the page. */
function retrySeconds(failure: Error): number | null {
  if (!(failure instanceof ApiError) || failure.retryAfter === null) return null
  return Math.min(failure.retryAfter, MOST_SECONDS)
}
