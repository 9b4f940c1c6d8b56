import { paths } from '@sillage/wire/addresses.ts'
import { complaints } from '@sillage/wire/complaints.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { clientOf } from '../shell/api/api.ts'
import { readAgain } from '../shell/api/query-client.ts'
import { useLiveUpdates } from '../shell/notifications/live-updates.ts'

const { mine, create } = complaints
const api = clientOf({ mine, create })

const KEY = ['complaints', 'mine']

/** The complaints of the signed-in user, latest first; reloaded at each notification, since every step sends one. */
export function useMyComplaints() {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, KEY)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'notification' && event.payload.path === paths.complaints) refresh()
    },
  })
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.mine({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** Sends a complaint; sending the same text again doesn't create a second one. */
export function useComplain() {
  const client = useQueryClient()
  const keyOf = useAttempt()
  return useMutation({
    mutationFn: (body: BodyInput<typeof create>) =>
      api.create({ body, idempotencyKey: keyOf(body) }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
