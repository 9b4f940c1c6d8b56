import { ApiError } from '@sillage/wire/http/client.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

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
      // without a network an act is refused at once: it would else wait unseen, and be sent when nobody expects it
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Reads again what has changed on the server. A first read that is still under way starts again: it may have been
 * answered before the change, and the library would keep that answer as fresh.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
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
