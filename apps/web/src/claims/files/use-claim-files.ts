import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../shell/api/query-client.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { messagesApi } from '../claims-api.ts'

export const claimFilesQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', claimId, 'files'],
    queryFn: async ({ signal }) =>
      (await messagesApi.files({ params: { id: claimId }, signal })).data,
  })

/** The documents of a claim, including those of the discussion. */
export function useClaimFiles(claimId: string) {
  const client = useQueryClient()
  const query = useQuery(claimFilesQuery(claimId))
  const refresh = () => void readAgain(client, claimFilesQuery(claimId).queryKey)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'notification' || event.payload.claim_id !== claimId) return
      const hasFiles = event.kind === 'message' && event.payload.message.documents.length > 0
      if (hasFiles || event.kind === 'status') refresh()
    },
  })
  return query
}

/** The name of a file made unique among the claim's documents, once they are loaded. */
export function useShownName(claimId: string, file: ClaimFile): string {
  const { data } = useQuery({ ...claimFilesQuery(claimId), enabled: false })
  return data?.find((one) => one.file_id === file.file_id)?.shown_name ?? file.file_name
}
