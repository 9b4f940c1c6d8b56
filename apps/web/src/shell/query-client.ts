import { ApiError } from '@sillage/wire/client.ts'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 2

/** One cache a session. Refusals are final; only silence and failures of the server are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, failure) => failures < RETRIES && mayPass(failure),
      },
    },
  })
}

function mayPass(failure: Error): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}
