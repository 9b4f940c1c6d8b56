import type { ClaimFile, ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readAgain } from '../../shell/api/query-client.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { useSession } from '../../shell/session/session.ts'
import { messagesApi } from '../claims-api.ts'
import { applyLiveEvent, withMessage } from './apply-live-event.ts'
import { dropPending, failPending, type PendingMessage, putPending, useOutbox } from './outbox.ts'
import { stillPending } from './pending-messages.ts'

export interface NewMessage {
  readonly content: string
  readonly files: readonly ClaimFile[]
  readonly isHealth: boolean
  readonly isNote: boolean
  /** Ids of the colleagues mentioned by a note. */
  readonly mentions: readonly string[]
  readonly keepsTurn: boolean
}

/** Number of messages shown at first, and how many more each press loads. */
const FEW = 50
const MORE = 200

/** The discussion of a claim, kept up to date, and the messages being sent. */
export function useDiscussion(claimId: string) {
  const { user } = useSession()
  const client = useQueryClient()
  const [last, setLast] = useState(FEW)
  const key = ['claims', claimId, 'messages', last]
  const box = `${user?.id ?? ''}.${claimId}`
  const pending = useOutbox(box)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => messagesApi.list({ params: { claimId }, query: { last }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const refresh = () => void readAgain(client, key)
  const change = (how: (list: readonly ClaimMessage[]) => readonly ClaimMessage[]) => {
    // a response in flight may not include this change
    if (client.isFetching({ queryKey: key }) > 0) refresh()
    client.setQueryData<readonly ClaimMessage[]>(key, (list) => (list ? how(list) : undefined))
  }
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'message' || event.kind === 'read')
        change((list) => applyLiveEvent(list, { claimId, event }))
    },
  })

  const shown = stillPending(pending, { list: query.data ?? [], viewerId: user?.id ?? '' })
  useEffect(() => {
    for (const message of pending)
      if (message.state === 'failed' && !shown.includes(message)) dropPending(box, message.key)
  }, [box, pending, shown])

  const send = async (message: PendingMessage) => {
    putPending(box, { ...message, state: 'sending', error: null })
    const { content, files, isHealth, isNote, mentions, keepsTurn } = message
    try {
      const posted = await messagesApi.post({
        body: {
          claimId,
          content,
          files: files.map((file) => file.file_id),
          health_consent: isHealth,
          isNote,
          mentions: [...mentions],
          keepsTurn,
        },
        idempotencyKey: message.key,
      })
      change((list) => withMessage(list, posted))
      dropPending(box, message.key)
      if (files.length > 0)
        void client.invalidateQueries({ queryKey: ['claims', claimId, 'files'] })
    } catch (failure) {
      const error = failure instanceof ApiError && failure.status > 0 ? failure.message : null
      failPending(box, { ...message, state: 'failed', error })
    }
  }

  return {
    ...query,
    /** Whether there may be older ones; new ones that arrived since only make the list longer. */
    hasEarlier: (query.data?.length ?? 0) >= last && !query.isPlaceholderData,
    isShowingEarlier: query.isPlaceholderData,
    showEarlier: () => setLast((count) => count + MORE),
    pending: shown,
    post: (message: NewMessage) =>
      void send({
        ...message,
        key: crypto.randomUUID(),
        after: query.data?.at(-1)?.message_id ?? '0',
        state: 'sending',
        error: null,
      }),
    retry: (message: PendingMessage) => void send(message),
    discard: (message: PendingMessage) => dropPending(box, message.key),
  }
}
