import { ApiError } from '@sillage/wire/client.ts'
import type { ReactNode } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { CALCULATOR_MESSAGES as SAY } from './calculator.messages.ts'

interface CalculatorAnswerProps {
  readonly isPending: boolean
  readonly failure: Error | null
  readonly onRetry: () => void
  /** The answer, when there is one. */
  readonly children: ReactNode
}

/** What stands under a form of the calculator once it was sent. */
export function CalculatorAnswer(props: CalculatorAnswerProps) {
  const { isPending, failure, onRetry, children } = props
  if (isPending) return <Loading label={SAY.calculating} />
  if (!failure) return children
  const isRefused = failure instanceof ApiError && failure.status === 422
  return (
    <Banner
      tone="warn"
      live
      lead={SAY.failed}
      action={
        !isRefused && (
          <Button variant="secondary" size="s" onClick={onRetry}>
            {SAY.retry}
          </Button>
        )
      }
    >
      {failure instanceof ApiError && failure.message}
    </Banner>
  )
}
