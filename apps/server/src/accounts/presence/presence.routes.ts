import type { presence } from '@sillage/wire/accounts/presence.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { askForPresence, provePresence, sendPresenceCode } from './presence.service.ts'

export const presenceHandlers: Handlers<typeof presence> = {
  prove: async ({ body, context }) => {
    await provePresence(context, body)
    return undefined
  },
  askPasskey: async ({ context }) => ({
    data: await askForPresence(context),
  }),
  sendCode: async ({ context }) => {
    await sendPresenceCode(context)
    return undefined
  },
}
