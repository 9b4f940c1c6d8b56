import { replies } from '@sillage/wire/claims/replies.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { REPLIES } from './replies.messages.ts'

const api = clientOf(replies)
const KEY = ['claims', 'replies']

export function useReplies() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.replies({ signal })).data,
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
      (await api.writeReply({ params: { replyId: id }, body })).data,
    onSuccess: (written) => {
      client.setQueryData(KEY, written)
      toast.success(REPLIES.saved)
    },
  })
}
