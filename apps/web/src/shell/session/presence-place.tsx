import { type ComponentType, Suspense, useEffect } from 'react'
import { ErrorBoundary } from '../pages/error-boundary.tsx'
import { usePresenceAsked } from './presence-asked.ts'

interface AnswerProps {
  readonly onAnswer: (isProved: boolean) => void
}

/** Renders the proof of presence over the page or dialog whose call was refused. */
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

/** When the dialog can't be loaded: the call stays refused, and its form shows why. */
function Unasked({ onAnswer }: AnswerProps) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}
