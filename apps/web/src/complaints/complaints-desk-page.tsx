import { COMPLAINT_STATES } from '@sillage/domain/complaints/deadlines.ts'
import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { lazy, Suspense, useState } from 'react'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { FilterChips } from '../ui/data/filter-chips.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Button } from '../ui/nav/button.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { StaffComplaintCard } from './staff-complaint-card.tsx'
import { LIMIT, useComplaintsDesk, useComplaintsView } from './use-complaints-desk.ts'
import './complaints-desk.css'

const AnswerComplaintDialog = lazy(() =>
  import('./answer-complaint-dialog.tsx').then((file) => ({ default: file.AnswerComplaintDialog })),
)

/** /admin/complaints: every complaint, with its two clocks. */
export function ComplaintsDeskPage() {
  const { view, show } = useComplaintsView()
  const query = useComplaintsDesk(view)
  const { data, isPlaceholderData } = query
  const [answering, answer] = useState<StaffComplaint | null>(null)
  const isNarrowed = view.state !== 'all' || view.page > 1
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="complaints-desk"
      tools={
        <FilterChips
          legend={SAY.filter}
          value={view.state}
          options={[
            { value: 'all', label: SAY.all },
            ...COMPLAINT_STATES.map((state) => ({ value: state, label: SAY.filters[state] })),
          ]}
          onChange={(state) => show({ state, page: 1 })}
        />
      }
    >
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
        {answering && <AnswerComplaintDialog complaint={answering} onClose={() => answer(null)} />}
      </Suspense>
    </TeamPage>
  )
}
