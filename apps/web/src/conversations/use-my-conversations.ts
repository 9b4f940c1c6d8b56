import { paths } from '@sillage/wire/addresses.ts'
import { conversations } from '@sillage/wire/conversations.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { clientOf } from '../shell/api/api.ts'
import { readAgain } from '../shell/api/query-client.ts'
import { useLiveUpdates } from '../shell/notifications/live-updates.ts'

const { mine, open, write } = conversations
const api = clientOf({ mine, open, write })

const KEY = ['conversations', 'mine']

/** The signed-in user's questions, latest first; replies appear as they arrive. */
export function useMyConversations() {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, KEY)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'notification' && event.payload.path === paths.conversations) refresh()
    },
  })
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.mine({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** Asks a question; sending the same text again doesn't create a second one. */
export function useAsk() {
  const client = useQueryClient()
  const keyOf = useAttempt()
  return useMutation({
    mutationFn: (body: BodyInput<typeof open>) => api.open({ body, idempotencyKey: keyOf(body) }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Writes a message; retrying the same text before it arrived doesn't create a second one. */
export function useWrite(id: string) {
  const client = useQueryClient()
  const keyOf = useAttempt()
  return useMutation({
    mutationFn: (message: string) => {
      const body = { message }
      return api.write({ params: { id }, body, idempotencyKey: keyOf({ id, ...body }) })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
