import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly lead: ReactNode
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** Why. */
  readonly children?: ReactNode
}

/** What could not be loaded, why, and the button that tries again. */
export function LoadFailure({ lead, isRetrying, onRetry, children }: LoadFailureProps) {
  return (
    <Banner
      tone="bad"
      live
      lead={lead}
      action={
        <Button variant="secondary" size="s" busy={isRetrying} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
