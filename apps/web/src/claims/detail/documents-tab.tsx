import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { AttachmentLink } from '../files/attachment-link.tsx'
import { HealthMark } from '../files/health-mark.tsx'
import { useClaimFiles } from '../files/use-claim-files.ts'
import { DocumentFacts } from '../files/viewer/document-facts.tsx'
import '../discussion/discussion.css'

const DocumentViewer = lazy(() =>
  import('../files/viewer/document-viewer.tsx').then((file) => ({ default: file.DocumentViewer })),
)

/** Every document of a claim; opening one allows moving to the others. */
export function DocumentsTab({ claimId, isTeam }: { claimId: string; isTeam: boolean }) {
  const { data, error, isFetching, refetch } = useClaimFiles(claimId)
  const [shown, show] = useState<string | null>(null)
  if (error)
    return (
      <LoadFailure
        lead={DISCUSSION.documentsFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Loading label={DISCUSSION.loading} />
  if (data.length === 0)
    return <EmptyState title={DISCUSSION.noDocument}>{DISCUSSION.noDocumentText}</EmptyState>
  return (
    <>
      <ul className="documents" aria-label={DISCUSSION.documents}>
        {data.map((file) => (
          <li key={file.file_id}>
            <AttachmentLink claimId={claimId} file={file} onOpen={() => show(file.file_id)} />
            <DocumentFacts file={file} />
            <HealthMark claimId={claimId} file={file} isTeam={isTeam} />
          </li>
        ))}
      </ul>
      <Suspense>
        {shown !== null && (
          <DocumentViewer claimId={claimId} fileId={shown} onClose={() => show(null)} />
        )}
      </Suspense>
    </>
  )
}
