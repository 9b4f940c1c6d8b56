import { unread } from '@sillage/wire/claims/unread.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../api/api.ts'
import { useSession } from '../session/session.ts'
import { useLiveUpdates } from './live-updates.ts'

const KEY = ['unread'] as const

const api = clientOf({ unread })

/** How many messages wait for the person signed in, in all and by claim; kept up to date. */
export function useUnread(): { readonly total: number; readonly of: (claimId: string) => number } {
  const { status, user } = useSession()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.unread({ signal })).data,
    enabled: status === 'signedIn',
  })
  const readAgain = () => void client.invalidateQueries({ queryKey: KEY })
  useLiveUpdates({
    onFresh: readAgain,
    onEvent: (event) => {
      const isNew = event.kind === 'message' && event.payload.message.user_id !== user?.id
      const isMineRead = event.kind === 'read' && event.payload.user_id === user?.id
      if (isNew || isMineRead) readAgain()
    },
  })
  return {
    total: data?.total ?? 0,
    of: (claimId) => data?.claims.find((claim) => claim.claim_id === claimId)?.unread ?? 0,
  }
}
