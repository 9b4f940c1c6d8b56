import { MessageSquarePlus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { usePageTitle } from '../layout/page-title.ts'

interface OwnListPageProps<Line> {
  readonly say: Readonly<
    Record<'page' | 'add' | 'failed' | 'loading' | 'empty' | 'emptyText', string>
  >
  readonly intro: ReactNode
  readonly query: {
    readonly data: readonly Line[] | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly className: string
  readonly onAdd: () => void
  /** The dialog to write one; null while closed. */
  readonly dialog: ReactNode
  readonly children: (line: Line) => ReactNode
}

/** A page of what its reader wrote to the insurer, and of something new to write. */
export function OwnListPage<Line>(props: OwnListPageProps<Line>) {
  const { say, intro, query, className, onAdd, dialog, children } = props
  const { data, error, isFetching } = query
  usePageTitle(say.page)
  const isFilled = data !== undefined && data.length > 0
  const add = (
    <Button icon={MessageSquarePlus} onClick={onAdd}>
      {say.add}
    </Button>
  )
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <PageHead title={say.page} intro={intro} actions={isFilled && add} />
        {error && !data && (
          <LoadFailure
            lead={say.failed}
            isRetrying={isFetching}
            onRetry={() => void query.refetch()}
          >
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={say.loading} />}
        {data?.length === 0 && (
          <EmptyState title={say.empty} action={add}>
            {say.emptyText}
          </EmptyState>
        )}
        {isFilled && <ul className={className}>{data.map(children)}</ul>}
        <Suspense>{dialog}</Suspense>
      </div>
    </main>
  )
}
