import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type {
  ContractAdvice,
  ContradictionNotice,
  DeclarationAsked,
} from '@sillage/wire/contracts/contradictions.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shell/use-debounced.ts'
import { contradictionsApi } from './contradictions-api.ts'

const PAUSE_MS = 150

interface Asked {
  readonly type: ProductLabel
  readonly questions: SavedAnswer[]
  readonly period: Period | null
  readonly travels: readonly Travel[]
}

interface Check {
  readonly contradictions: readonly ContradictionNotice[]
  /** Whether the result is known, or could not be loaded. */
  readonly isSettled: boolean
  readonly declarations: readonly DeclarationAsked[]
  /** Null until known. */
  readonly advice: ContractAdvice | null
}

/**
 * The server's problems with the subscription, with the price of each remedy (none while loading), and the
 * declarations to tick with the consent.
 */
export function useSubscriptionCheck({ type, questions, period, travels }: Asked): Check {
  const wanted = JSON.stringify({
    contract_type: type,
    start_date: period?.start.toString() ?? '',
    end_date: period?.end.toString() ?? '',
    questions,
    travels,
  })
  const settled = useDebounced(wanted, PAUSE_MS)
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['contradictions', settled],
    queryFn: ({ signal }) => contradictionsApi.check({ body: JSON.parse(settled), signal }),
    enabled: period !== null && questions.length > 0,
    placeholderData: keepPreviousData,
  })
  return {
    contradictions: (settled === wanted && !isPlaceholderData && data?.data) || [],
    isSettled: settled === wanted && !isFetching,
    // keep the previous ones while loading: a checkbox must not disappear under the pointer
    declarations: data?.declarations ?? [],
    advice: data?.advice ?? null,
  }
}
