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
  /** The back link, above the title. */
  readonly back?: ReactNode
  /** The state, beside the title. */
  readonly badge?: ReactNode
  readonly say: { readonly refresh: string; readonly failed: string; readonly loading: string }
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** The reason of a failure, when it isn't the server's message. */
  readonly reason?: (error: Error) => string
  /** Actions to the right of the title, after the reload button. */
  readonly actions?: ReactNode
  /** Shown before anything is loaded: filters, other errors. */
  readonly tools?: ReactNode
  readonly className?: string
  /** Shown once loaded. */
  readonly children: ReactNode
}

/** A page of the team: its header and its content, with the loading and error states of the query. */
export function TeamPage(props: TeamPageProps) {
  const { title, titleRef, intro, back, badge, say, query } = props
  const { actions, tools, className, children } = props
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
          badge={badge}
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
