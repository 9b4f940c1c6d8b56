import type { City } from '@sillage/wire/carbon.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../shell/use-debounced.ts'
import { carbonApi } from './carbon-api.ts'
import { CITIES_MESSAGES as SAY } from './cities.messages.ts'

const PAUSE_MS = 200
/** The search needs at least 3 characters (specification, section 9). */
const FEWEST_LETTERS = 3

interface FoundCities {
  readonly cities: readonly City[]
  readonly isSearching: boolean
  readonly isTooShort: boolean
}

/** The cities whose name starts with a text. A failure is logged and returns none: any name may still be typed. */
export function useCities(text: string): FoundCities {
  const wanted = text.trim()
  const settled = useDebounced(wanted, PAUSE_MS)
  const isTooShort = wanted.length < FEWEST_LETTERS
  const query = useQuery({
    queryKey: ['cities', settled],
    queryFn: async ({ signal }) => {
      try {
        return await carbonApi.searchCity({
          query: { city: settled, format: 'json' },
          signal,
        })
      } catch (failure) {
        if (signal.aborted) throw failure
        console.error(SAY.citiesFailed, failure)
        return []
      }
    },
    enabled: settled.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  })
  return {
    cities: isTooShort ? [] : (query.data ?? []),
    isSearching: !isTooShort && (query.isFetching || settled !== wanted),
    isTooShort,
  }
}
