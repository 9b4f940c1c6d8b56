import { paths } from '@sillage/wire/addresses.ts'
import { lazy, useState } from 'react'
import { OwnListPage } from '../shell/pages/own-list-page.tsx'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'
import { OwnComplaintCard } from './own-complaint-card.tsx'
import { useMyComplaints } from './use-my-complaints.ts'
import './my-complaints.css'

const ComplainDialog = lazy(() =>
  import('./complain-dialog.tsx').then((file) => ({ default: file.ComplainDialog })),
)

/** /reclamations/suivi: the complaints of the person signed in, and a new one. */
export function MyComplaintsPage() {
  const [isWriting, setWriting] = useState(false)
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
      onAdd={() => setWriting(true)}
      dialog={isWriting && <ComplainDialog onClose={() => setWriting(false)} />}
    >
      {(complaint) => <OwnComplaintCard key={complaint.id} complaint={complaint} />}
    </OwnListPage>
  )
}
