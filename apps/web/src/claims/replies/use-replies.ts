import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/overlay/toast.ts'
import { deskApi } from '../claims-desk-api.ts'
import { REPLIES } from './replies.messages.ts'

const KEY = ['claims', 'replies']

export function useReplies() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await deskApi.replies({ signal })).data,
  })
}

interface Writing {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Id of the version that was shown. */
  readonly seen: string | null
}

export function useWriteReply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: Writing) =>
      (await deskApi.writeReply({ params: { replyId: id }, body })).data,
    networkMode: 'always',
    onSuccess: (replies) => {
      client.setQueryData(KEY, replies)
      toast.success(REPLIES.saved)
    },
  })
}
