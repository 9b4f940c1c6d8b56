import type { ReactNode } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { EstimateFailure } from '../estimate/estimate-failure.tsx'
import { CALCULATOR_MESSAGES as SAY } from './calculator.messages.ts'

interface CalculatorAnswerProps {
  readonly isPending: boolean
  readonly failure: Error | null
  readonly onRetry: () => void
  /** The result, once there is one. */
  readonly children: ReactNode
}

/** What a calculator form shows below itself once submitted. */
export function CalculatorAnswer(props: CalculatorAnswerProps) {
  const { isPending, failure, onRetry, children } = props
  if (isPending) return <Loading label={SAY.calculating} />
  return failure ? <EstimateFailure failure={failure} onRetry={onRetry} /> : children
}
