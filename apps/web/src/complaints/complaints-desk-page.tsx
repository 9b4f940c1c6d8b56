import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Button } from '../ui/nav/button.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { ComplaintsTools } from './complaints-tools.tsx'
import { StaffComplaintCard } from './staff-complaint-card.tsx'
import {
  EVERY_COMPLAINT,
  LIMIT,
  useComplaintsDesk,
  useComplaintsView,
} from './use-complaints-desk.ts'
import './complaints-desk.css'

const AnswerComplaintDialog = lazy(() =>
  import('./answer-complaint-dialog.tsx').then((file) => ({ default: file.AnswerComplaintDialog })),
)

const RecordComplaintDialog = lazy(() =>
  import('./record-complaint-dialog.tsx').then((file) => ({ default: file.RecordComplaintDialog })),
)

/** /admin/complaints: every complaint, with its two clocks. */
export function ComplaintsDeskPage() {
  const controls = useComplaintsView()
  const { view, show } = controls
  const query = useComplaintsDesk(view)
  const { data, isPlaceholderData } = query
  const [answering, answer] = useState<StaffComplaint | null>(null)
  const [isRecording, setRecording] = useState(false)
  const isNarrowed = Object.entries(EVERY_COMPLAINT).some(
    ([key, every]) => view[key as keyof typeof view] !== every,
  )
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="complaints-desk"
      actions={
        <Button size="s" icon={NotebookPen} onClick={() => setRecording(true)}>
          {SAY.record}
        </Button>
      }
      tools={<ComplaintsTools controls={controls} />}
    >
      {data && data.complaints.length === 0 && (
        <EmptyState
          title={isNarrowed ? SAY.none : SAY.empty}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={() => show(EVERY_COMPLAINT)}>
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
            onPage={(page) => show({ page })}
          />
        </div>
      )}
      <Suspense>
        {isRecording && <RecordComplaintDialog onClose={() => setRecording(false)} />}
        {answering && <AnswerComplaintDialog complaint={answering} onClose={() => answer(null)} />}
      </Suspense>
    </TeamPage>
  )
}
