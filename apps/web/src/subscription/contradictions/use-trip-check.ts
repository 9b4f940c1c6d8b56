import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { useMutation } from '@tanstack/react-query'
import { contradictionsApi } from './contradictions-api.ts'

type TripErrors = { readonly [Part in 'departure' | 'arrival' | 'format']?: string }

interface Outcome {
  readonly onFine: () => void
  readonly onRefused: () => void
}

/** Checks a trip on the server before adding it; when the check fails, the trip is checked later. */
export function useTripCheck(type: ProductLabel) {
  const checking = useMutation({
    mutationFn: async (travel: Travel): Promise<TripErrors> => {
      const body = { contract_type: type, questions: [], travels: [travel] }
      const { data } = await contradictionsApi.check({ body })
      return Object.fromEntries(
        data.map(({ path, message }) => [path.slice(path.indexOf('.') + 1), message]),
      )
    },
  })
  return {
    isChecking: checking.isPending,
    check: (travel: Travel, { onFine, onRefused }: Outcome) =>
      checking.mutate(travel, {
        onSuccess: (errors) => (Object.keys(errors).length > 0 ? onRefused() : onFine()),
        onError: onFine,
      }),
    /** The problems of exactly this trip; none once it is edited. */
    errorsOf: (typed: Typed): TripErrors =>
      checking.data && checking.variables && isSame(checking.variables, typed) ? checking.data : {},
  }
}

type Typed = { readonly [Part in keyof Omit<Travel, 'format'>]: Travel[Part] } & {
  readonly format: string
}

function isSame(one: Typed, other: Typed): boolean {
  return (
    one.departure === other.departure.trim() &&
    one.arrival === other.arrival.trim() &&
    one.format === other.format &&
    one.departure_place_id === other.departure_place_id &&
    one.arrival_place_id === other.arrival_place_id
  )
}
