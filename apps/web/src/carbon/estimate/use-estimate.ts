import type { AnnualVehicleReply, JourneyReply } from '@sillage/wire/carbon.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { carbonApi } from '../carbon-api.ts'
import { type Calculation, calculationOf, type EstimateSubject } from './estimate-subject.ts'
import { PANEL_MESSAGES } from './panel.messages.ts'

export type Estimate =
  | { readonly kind: 'journey'; readonly reply: JourneyReply }
  | { readonly kind: 'car'; readonly reply: AnnualVehicleReply }

export interface LiveEstimate {
  /** The last known estimate, kept while the next one is calculated; null while something is missing. */
  readonly estimate: Estimate | null
  /** Whether it is the estimate of the current subject. */
  readonly isSettled: boolean
  readonly failure: Error | null
  /** Recalculates; aborts a pending call. */
  readonly recalculate: () => void
}

/** The emissions of trips or of a car, calculated as soon as possible and at each change. */
export function useEstimate(subject: EstimateSubject | null): LiveEstimate {
  const calculation = subject && calculationOf(subject)
  const query = useQuery({
    queryKey: ['estimate', calculation],
    queryFn: calculation ? ({ signal }) => calculate(calculation, signal) : skipToken,
    placeholderData: keepPreviousData,
    // the same trips always have the same emissions: only a change or a tick recalculates
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const failure = query.isFetching ? null : query.error
  return {
    estimate: calculation && !failure ? (query.data ?? null) : null,
    isSettled: query.isSuccess && !query.isPlaceholderData && !query.isFetching,
    failure,
    recalculate: () => void query.refetch(),
  }
}

async function calculate(calculation: Calculation, signal: AbortSignal): Promise<Estimate> {
  try {
    return calculation.kind === 'journey'
      ? { kind: 'journey', reply: await carbonApi.journey({ body: calculation.body, signal }) }
      : { kind: 'car', reply: await carbonApi.annualVehicle({ body: calculation.body, signal }) }
  } catch (failure) {
    if (!signal.aborted) console.error(PANEL_MESSAGES.logged, failure)
    throw failure
  }
}
