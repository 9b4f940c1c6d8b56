import { paths } from '@sillage/wire/addresses.ts'
import { lazy } from 'react'
import { useLocation, useSearch } from 'wouter'
import { OwnListPage } from '../shell/pages/own-list-page.tsx'
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
  const asked = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  return (
    <OwnListPage
      say={SAY}
      intro={
        <>
          {SAY.intro} <a href={paths.legal.complaints}>{SAY.rights}</a>
        </>
      }
      query={useMyComplaints()}
      className="my-complaints-list"
      onAdd={() => navigate(paths.complain, { replace: true })}
      dialog={
        (asked.has('ecrire') || asked.has('sinistre')) && (
          <ComplainDialog
            claimId={asked.get('sinistre')}
            onClose={() => navigate(paths.complaints, { replace: true })}
          />
        )
      }
    >
      {(complaint) => <OwnComplaintCard key={complaint.id} complaint={complaint} />}
    </OwnListPage>
  )
}
