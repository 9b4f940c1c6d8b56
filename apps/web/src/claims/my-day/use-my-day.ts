import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../shell/api/query-client.ts'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { deskApi } from '../claims-desk-api.ts'
import { DEFAULT_DESK, type DeskView, filterOf } from '../desk/desk-view.ts'

const DAY = ['claims', 'day']

/** The desk view behind each section, so that its count links to exactly the same rows. */
export const PARTS = {
  due: { assignee: 'me', only: 'open', waiting: 'insurer' },
  late: { assignee: 'me', only: 'late' },
  written: { assignee: 'me', only: 'written' },
  thirds: { assignee: 'me', only: 'open', waiting: 'customer' },
  unread: { only: 'unread' },
  mentioned: { only: 'mentioned' },
  received: { only: 'received' },
  replaced: { assignee: 'replaced', only: 'open', waiting: 'insurer' },
  inactive: { assignee: 'inactive' },
  second: { only: 'second' },
  sign: { only: 'sign' },
} as const satisfies Record<string, Partial<DeskView>>

export type Part = keyof typeof PARTS

/** One section: its first rows and its count. */
export function usePart(part: Part, limit: number) {
  return useQuery({
    queryKey: [...DAY, part, limit],
    queryFn: async ({ signal }) => {
      const filter = filterOf({ ...DEFAULT_DESK, ...PARTS[part] })
      const query = { ...filter, limit, rows_only: 'yes' } as const
      return (await deskApi.search({ query, signal })).data
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Reloads the day when a claim changes. */
export function useLiveDay() {
  const client = useQueryClient()
  const refresh = () => void readAgain(client, DAY)
  useLiveUpdates({
    onFresh: refresh,
    onEvent: (event) => {
      if (event.kind !== 'notification') refresh()
    },
  })
}
