import { notifications } from '@sillage/wire/notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from './api.ts'
import { useLiveUpdates } from './live-updates.ts'

const KEY = ['notifications'] as const

const api = clientOf(notifications)

/** What the person signed in was told, the latest first; kept up to date. */
export function useNotifications() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: KEY })
  useLiveUpdates({
    onFresh: () => void readAgain(),
    onEvent: (event) => {
      if (event.kind === 'notification') void readAgain()
    },
  })
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.list({ signal }) })
}

/** Marks one notification as read, or all of them. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => api.read({ body: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
