import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../shell/api/query-client.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { claimsApi, declarationApi } from '../claims-api.ts'

const MINE = ['claims', 'mine']

/** The claims of the account, and those it takes part in; reloaded when one changes. */
export function useClaims() {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, MINE)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      // a message can pass the turn
      if (event.kind !== 'notification' && event.kind !== 'read') refresh()
    },
  })
  return useQuery({
    queryKey: MINE,
    queryFn: async ({ signal }) => (await claimsApi.mine({ query: {}, signal })).data,
    refetchOnMount: 'always',
  })
}

/** The unfinished declarations, kept for 7 days. */
export function useDrafts() {
  return useQuery({
    queryKey: ['claims', 'drafts'],
    queryFn: async ({ signal }) => (await declarationApi.drafts({ signal })).data,
    refetchOnMount: 'always',
  })
}
