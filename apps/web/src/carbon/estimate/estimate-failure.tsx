import { ApiError } from '@sillage/wire/http/client.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'

interface EstimateFailureProps {
  readonly failure: Error
  readonly onRetry: () => void
}

/** Why there is no estimate; a refused request (422) gets no retry button. */
export function EstimateFailure({ failure, onRetry }: EstimateFailureProps) {
  const isRefused = failure instanceof ApiError && failure.status === 422
  return (
    <LoadFailure tone="warn" lead={SAY.unavailable} onRetry={isRefused ? null : onRetry}>
      {failure instanceof ApiError && failure.message}
    </LoadFailure>
  )
}
