import type { ReactNode, Ref } from 'react'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { RefreshButton } from '../../ui/feedback/refresh-button.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { usePageTitle } from '../layout/page-title.ts'

interface TeamPageProps {
  readonly title: string
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly intro?: string
  /** Above the title: the way back. */
  readonly back?: ReactNode
  readonly say: { readonly refresh: string; readonly failed: string; readonly loading: string }
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Why it failed, where the server's sentence is not what is said. */
  readonly reason?: (error: Error) => string
  /** What stands at the right of the title, after the button that reads again. */
  readonly actions?: ReactNode
  /** What is there before anything is read: filters, other failures. */
  readonly tools?: ReactNode
  readonly className?: string
  /** What was read. */
  readonly children: ReactNode
}

/** A screen of the team: its head, and what it reads, with its failure and its wait. */
export function TeamPage(props: TeamPageProps) {
  const { title, titleRef, intro, back, say, query, actions, tools, className, children } = props
  const { reason = ({ message }) => message } = props
  const { data, error, isFetching } = query
  const refetch = () => void query.refetch()
  usePageTitle(title)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className={className ? `page page-team ${className}` : 'page page-team'}>
        <PageHead
          title={title}
          titleRef={titleRef}
          intro={intro}
          back={back}
          actions={
            <>
              <RefreshButton isBusy={isFetching} onRefresh={refetch}>
                {say.refresh}
              </RefreshButton>
              {actions}
            </>
          }
        />
        {tools}
        {error && (
          <LoadFailure lead={say.failed} isRetrying={isFetching} onRetry={refetch}>
            {reason(error)}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={say.loading} />}
        {children}
      </div>
    </main>
  )
}
