import type { replies } from '@sillage/wire/claims/replies.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { listReplies, writeReply } from './replies.service.ts'

export const repliesHandlers: Handlers<typeof replies> = {
  replies: async ({ context }) => ({ data: await listReplies(context) }),
  writeReply: async ({ context, params, body }) => ({
    data: await writeReply(context, { ...body, replyId: params.replyId }),
  }),
}
