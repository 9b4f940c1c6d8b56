import { type ComponentType, Suspense, useEffect } from 'react'
import { ErrorBoundary } from '../pages/error-boundary.tsx'
import { usePresenceAsked } from './presence-asked.ts'

interface AnswerProps {
  readonly onAnswer: (isProved: boolean) => void
}

/** Where the proof of presence is asked for, over whatever page or dialog a call was refused in. */
export function PresencePlace({ Dialog }: { Dialog: ComponentType<AnswerProps> }) {
  const answer = usePresenceAsked()
  if (!answer) return null
  return (
    <ErrorBoundary fallback={<Unasked onAnswer={answer} />}>
      <Suspense>
        <Dialog onAnswer={answer} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The dialog could not be fetched: the call stays refused, and its form says why. */
function Unasked({ onAnswer }: AnswerProps) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}
