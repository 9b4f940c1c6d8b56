import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../shell/use-debounced.ts'
import { customersApi } from './customers-api.ts'

const PAUSE_MS = 120
const SHORTEST = 2

/** The results for what is typed, once typing pauses; none below two characters. */
export function useFind(typed: string) {
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const isAsked = q.length >= SHORTEST && typed.trim().length >= SHORTEST
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['customers', 'find', q],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await customersApi.find({ query: { q }, signal })).data,
  })
  return {
    found: isAsked ? data : undefined,
    error: isAsked ? error : null,
    refetch,
    isFetching,
    q,
  }
}
