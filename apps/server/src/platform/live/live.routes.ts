import type { live } from '@sillage/wire/live.ts'
import type { Handlers } from '../http/handlers.ts'
import type { LiveHub } from './live-hub.ts'

export const liveHandlers = (hub: LiveHub): Handlers<typeof live> => ({
  stream: async ({ context }) => ({ open: hub.open(context.session, context.lastEventId) }),
})
