import { paths } from '@sillage/wire/addresses.ts'
import { MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../shell/layout/page-title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Loading } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/nav/button.tsx'
import { PageHead } from '../ui/nav/page-head.tsx'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'
import { OwnComplaintCard } from './own-complaint-card.tsx'
import { useMyComplaints } from './use-my-complaints.ts'
import './my-complaints.css'

const ComplainDialog = lazy(() =>
  import('./complain-dialog.tsx').then((file) => ({ default: file.ComplainDialog })),
)

/**
 * /reclamations/suivi: the complaints of the person signed in, and a new one: `?ecrire=1` opens it, `?sinistre=` opens
 * it about that claim.
 */
export function MyComplaintsPage() {
  usePageTitle(SAY.page)
  const { data, error, isFetching, refetch } = useMyComplaints()
  const asked = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const isWriting = asked.has('ecrire') || asked.has('sinistre')
  const add = (
    <Button icon={MessageSquarePlus} onClick={() => navigate(paths.complain, { replace: true })}>
      {SAY.add}
    </Button>
  )
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page my-complaints">
        <PageHead
          title={SAY.page}
          intro={
            <>
              {SAY.intro} <a href={paths.legal.complaints}>{SAY.rights}</a>
            </>
          }
          actions={data && data.length > 0 && add}
        />
        {error && !data && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data?.length === 0 && (
          <EmptyState title={SAY.empty} action={add}>
            {SAY.emptyText}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="my-complaints-list">
            {data.map((complaint) => (
              <OwnComplaintCard key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        )}
        {isWriting && (
          <Suspense fallback={null}>
            <ComplainDialog
              claimId={asked.get('sinistre')}
              onClose={() => navigate(paths.complaints, { replace: true })}
            />
          </Suspense>
        )}
      </div>
    </main>
  )
}
