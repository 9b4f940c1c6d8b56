import { COMPLAINT_STATES } from '@sillage/domain/complaints/deadlines.ts'
import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { lazy, Suspense, useState } from 'react'
import { usePageTitle } from '../shell/page-title.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { RefreshButton } from '../ui/refresh-button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { StaffComplaintCard } from './staff-complaint-card.tsx'
import { LIMIT, useComplaintsDesk, useComplaintsView } from './use-complaints-desk.ts'
import './complaints-desk.css'

const AnswerComplaintDialog = lazy(() =>
  import('./answer-complaint-dialog.tsx').then((file) => ({ default: file.AnswerComplaintDialog })),
)

/** /admin/complaints: every complaint, with its two clocks. */
export function ComplaintsDeskPage() {
  usePageTitle(SAY.page)
  const { view, show } = useComplaintsView()
  const { data, error, isFetching, isPlaceholderData, refetch } = useComplaintsDesk(view)
  const [answering, answer] = useState<StaffComplaint | null>(null)
  const isNarrowed = view.state !== 'all' || view.page > 1
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team complaints-desk">
        <PageHead
          title={SAY.page}
          intro={SAY.intro}
          actions={
            <RefreshButton isBusy={isFetching} onRefresh={() => void refetch()}>
              {SAY.refresh}
            </RefreshButton>
          }
        />
        <FilterChips
          legend={SAY.filter}
          value={view.state}
          options={[
            { value: 'all', label: SAY.all },
            ...COMPLAINT_STATES.map((state) => ({ value: state, label: SAY.filters[state] })),
          ]}
          onChange={(state) => show({ state, page: 1 })}
        />
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data && data.complaints.length === 0 && (
          <EmptyState
            title={isNarrowed ? SAY.none : SAY.empty}
            action={
              isNarrowed && (
                <Button variant="secondary" onClick={() => show({ state: 'all', page: 1 })}>
                  {SAY.reset}
                </Button>
              )
            }
          />
        )}
        {data && data.complaints.length > 0 && (
          <div aria-busy={isPlaceholderData} className="paged">
            <ul className="stack">
              {data.complaints.map((complaint) => (
                <StaffComplaintCard
                  key={complaint.id}
                  complaint={complaint}
                  onAnswer={() => answer(complaint)}
                />
              ))}
            </ul>
            <Pager
              page={view.page}
              limit={LIMIT}
              shown={data.complaints.length}
              total={data.total}
              onPage={(page) => show({ ...view, page })}
            />
          </div>
        )}
        <Suspense>
          {answering && (
            <AnswerComplaintDialog complaint={answering} onClose={() => answer(null)} />
          )}
        </Suspense>
      </div>
    </main>
  )
}
