import type { live } from '@sillage/wire/live.ts'
import type { Handlers } from '../http/mount.ts'
import type { LiveHub } from './live-hub.ts'

export const liveHandlers = (hub: LiveHub): Handlers<typeof live> => ({
  stream: async ({ session, context }) => ({ open: hub.open(session, context.lastEventId) }),
})
