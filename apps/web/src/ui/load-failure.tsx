import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface LoadFailureProps {
  /** Whether the page can be used without it. */
  readonly tone?: 'bad' | 'warn'
  /** What could not be loaded. */
  readonly lead?: ReactNode
  readonly isRetrying?: boolean | undefined
  /** Null where the same would be refused again. */
  readonly onRetry: (() => void) | null
  readonly className?: string | undefined
  /** Why. */
  readonly children?: ReactNode
}

/** What could not be loaded, why, and the button that tries again. */
export function LoadFailure(props: LoadFailureProps) {
  const { tone = 'bad', lead, isRetrying, onRetry, className, children } = props
  return (
    <Banner
      tone={tone}
      live
      lead={lead}
      className={className}
      action={
        onRetry && (
          <Button variant="secondary" size="s" busy={isRetrying} onClick={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      {children}
    </Banner>
  )
}
