import type { presence } from '@sillage/wire/presence.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { askForPresence, provePresence, sendPresenceCode } from './presence.service.ts'

export const presenceHandlers: Handlers<typeof presence> = {
  prove: async ({ body, session, context }) => {
    await provePresence({ ...context, session }, body)
    return undefined
  },
  askPasskey: async ({ session, context }) => ({
    data: await askForPresence({ ...context, session }),
  }),
  sendCode: async ({ session, context }) => {
    await sendPresenceCode({ ...context, session })
    return undefined
  },
}
