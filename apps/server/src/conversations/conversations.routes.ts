import type { conversations } from '@sillage/wire/conversations.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { presentConversation, presentForStaff } from './conversations.present.ts'
import {
  capMessages,
  closeConversation,
  conversationsOf,
  giveAnswer,
  listConversations,
  openConversation,
  writeMessage,
} from './conversations.service.ts'

export const conversationsHandlers: Handlers<typeof conversations> = {
  open: {
    prepare: async ({ body, context }) => {
      await capMessages(context)
      return async (database) => ({
        data: presentConversation(await openConversation({ ...context, database }, body)),
      })
    },
  },
  mine: async ({ context }) => ({
    data: (await conversationsOf(context)).map(presentConversation),
  }),
  write: {
    prepare: async ({ params, body, context }) => {
      await capMessages(context)
      return async (database) => ({
        data: presentConversation(
          await writeMessage({ ...context, database }, params.id, body.message),
        ),
      })
    },
  },
  all: async ({ query, context }) => {
    const { page, total } = await listConversations(context, query)
    const reader = context.session.account.id
    return {
      data: {
        conversations: page.map((conversation) => presentForStaff(conversation, reader)),
        total,
      },
    }
  },
  answer: async ({ params, body, context }) => ({
    data: presentForStaff(
      await giveAnswer(context, params.id, body.message),
      context.session.account.id,
    ),
  }),
  close: async ({ params, context }) => ({
    data: presentForStaff(await closeConversation(context, params.id), context.session.account.id),
  }),
}
