import { notifications } from '@sillage/wire/notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientOf } from '../api/api.ts'
import { readAgain } from '../api/query-client.ts'
import { useLiveUpdates } from './live-updates.ts'

const KEY = ['notifications'] as const

const api = clientOf(notifications)

/** The server announces new notifications but not reads: this channel tells the browser's other tabs. */
const otherTabs = new BroadcastChannel('sillage.notifications')

/** The notifications of the signed-in user, latest first; kept up to date. */
export function useNotifications() {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, KEY)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind === 'notification') refresh()
    },
  })
  useEffect(() => {
    otherTabs.addEventListener('message', refresh)
    return () => otherTabs.removeEventListener('message', refresh)
  })
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.list({ signal }) })
}

/** Marks one notification as read, or all of them. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => api.read({ body: { id } }),
    onSettled: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      otherTabs.postMessage(null)
      return client.invalidateQueries({ queryKey: KEY })
    },
  })
}
