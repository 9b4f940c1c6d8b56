import type { ReactNode } from 'react'
import { Button } from '../nav/button.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { Banner } from './banner.tsx'
import { Loading } from './skeleton.tsx'

interface LoadFailureProps {
  /** `warn` when the page can be used without it. */
  readonly tone?: 'bad' | 'warn'
  /** What could not be loaded. */
  readonly lead?: ReactNode
  readonly isRetrying?: boolean | undefined
  /** Null when a retry would be refused again. */
  readonly onRetry: (() => void) | null
  readonly className?: string | undefined
  /** The reason. */
  readonly children?: ReactNode
}

/** What could not be loaded, the reason, and a retry button. */
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
            {SAY.retry}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  )
}

interface NotLoadedProps {
  readonly read: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** What could not be loaded. */
  readonly failed: ReactNode
  /** What is loading; without it, nothing is shown meanwhile. */
  readonly loading?: string
}

/** Stands where the data of a read will: it is loading, or why it failed, with a retry button. */
export function NotLoaded({ read, failed, loading }: NotLoadedProps) {
  if (read.error)
    return (
      <LoadFailure lead={failed} isRetrying={read.isFetching} onRetry={() => void read.refetch()}>
        {read.error.message}
      </LoadFailure>
    )
  return read.data === undefined && loading ? <Loading label={loading} /> : null
}
