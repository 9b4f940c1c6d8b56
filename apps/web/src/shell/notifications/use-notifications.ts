import { notifications } from '@sillage/wire/notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientOf } from '../api/api.ts'
import { useLiveUpdates } from './live-updates.ts'

const KEY = ['notifications'] as const

const api = clientOf(notifications)

/** The server announces new notifications but not reads: this channel tells the browser's other tabs. */
const otherTabs = new BroadcastChannel('sillage.notifications')

/** The notifications of the signed-in user, latest first; kept up to date. */
export function useNotifications() {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: KEY })
  useLiveUpdates({
    onFresh: readAgain,
    onEvent: (event) => {
      if (event.kind === 'notification') readAgain()
    },
  })
  useEffect(() => {
    otherTabs.addEventListener('message', readAgain)
    return () => otherTabs.removeEventListener('message', readAgain)
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
