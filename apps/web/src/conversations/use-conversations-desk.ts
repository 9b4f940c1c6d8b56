import {
  CONVERSATION_STATES,
  type ConversationState,
} from '@sillage/domain/conversations/conversation.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { conversations } from '@sillage/wire/conversations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { clientOf } from '../shell/api/api.ts'

const { all, answer, close } = conversations
const api = clientOf({ all, answer, close })

export const LIMIT = 20
const KEY = ['conversations', 'desk']

/** The filter and page of the questions desk, kept in the URL. */
interface ConversationsView {
  readonly state: ConversationState | 'all'
  readonly page: number
}

export function useConversationsView() {
  const params = new URLSearchParams(useSearch())
  const page = params.get('page') ?? ''
  const view: ConversationsView = {
    state: CONVERSATION_STATES.find((state) => state === params.get('etat')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
  return { view, show }
}

function show({ state, page }: ConversationsView): void {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('etat', state)
  if (page !== 1) params.set('page', String(page))
  const search = params.size > 0 ? `?${params}` : ''
  navigate(`${paths.conversationsDesk}${search}`, { replace: true })
}

/** A page of the questions. Never refetched automatically: each read is logged, so it must come from a person. */
export function useConversationsDesk({ state, page }: ConversationsView) {
  return useQuery({
    queryKey: [...KEY, state, page],
    queryFn: async ({ signal }) => {
      const wanted = state === 'all' ? {} : { state }
      return (await api.all({ query: { page, limit: LIMIT, ...wanted }, signal })).data
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The team's actions on a question; they reload the list, since a colleague may have taken it. */
export function useConversationSteps(id: string) {
  const client = useQueryClient()
  const keyOf = useAttempt()
  const params = { id }
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  return {
    answering: useMutation({
      mutationFn: (message: string) => {
        const body = { message }
        return api.answer({ params, body, idempotencyKey: keyOf({ id, ...body }) })
      },
      onSettled,
    }),
    closing: useMutation({ mutationFn: () => api.close({ params }), onSettled }),
  }
}
