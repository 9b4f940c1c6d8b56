import { unread } from '@sillage/wire/claims/unread.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../api/api.ts'
import { readAgain } from '../api/query-client.ts'
import { useSession } from '../session/session.ts'
import { useLiveUpdates } from './live-updates.ts'

const KEY = ['unread'] as const

const api = clientOf({ unread })

/** The number of unread messages of the signed-in user, in total and per claim. */
export function useUnread(): { readonly total: number; readonly of: (claimId: string) => number } {
  const { status } = useSession()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.unread({ signal })).data,
    enabled: status === 'signedIn',
  })
  return {
    total: data?.total ?? 0,
    of: (claimId) => data?.claims.find((claim) => claim.claim_id === claimId)?.unread ?? 0,
  }
}

/**
 * Keeps that number up to date. Called once per page, otherwise each place that shows it would send its own request.
 */
export function useUnreadUpdates(): void {
  const { user } = useSession()
  const client = useQueryClient()
  const refresh = () => void readAgain(client, KEY)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      const isNew = event.kind === 'message' && event.payload.message.user_id !== user?.id
      const isMineRead = event.kind === 'read' && event.payload.user_id === user?.id
      if (isNew || isMineRead) refresh()
    },
  })
}
