import { useQuery } from '@tanstack/react-query'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { messageDay } from '../claim-dates.ts'
import { messagesApi } from '../claims-api.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { AttachmentLink } from '../files/attachment-link.tsx'
import { HealthMark } from '../files/health-mark.tsx'
import '../discussion/discussion.css'

/** The documents of a claim, those of the discussion included. */
export function useClaimFiles(claimId: string) {
  const query = useQuery({
    queryKey: ['claims', claimId, 'files'],
    queryFn: async ({ signal }) =>
      (await messagesApi.files({ params: { id: claimId }, signal })).data,
  })
  useLiveUpdates({
    onFresh: () => void query.refetch(),
    onEvent: (event) => {
      if (event.kind !== 'message' || event.payload.claim_id !== claimId) return
      if (event.payload.message.documents.length > 0) void query.refetch()
    },
  })
  return query
}

export function DocumentsTab({ claimId, isTeam }: { claimId: string; isTeam: boolean }) {
  const { data, error, isFetching, refetch } = useClaimFiles(claimId)
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
    <ul className="documents" aria-label={DISCUSSION.documents}>
      {data.map((file) => (
        <li key={file.file_id}>
          <AttachmentLink claimId={claimId} file={file} />
          <p className="micro subtle">{messageDay(file.upload_date)}</p>
          <HealthMark claimId={claimId} file={file} isTeam={isTeam} />
        </li>
      ))}
    </ul>
  )
}
