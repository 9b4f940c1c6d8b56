import { accounts } from '@sillage/wire/accounts.ts'
import type { Before, Handlers } from '../platform/http/mount.ts'
import { presentUser } from './accounts.present.ts'
import { capRegistrations, currentAccount, login, logout, register } from './accounts.service.ts'
import { drawAvatar } from './avatar.ts'
import type { Sessions } from './sessions.ts'

export const beforeAccounts: Before<typeof accounts> = {
  register: ({ session, context }) => capRegistrations(context, session),
}

export function accountsHandlers(sessions: Sessions): Handlers<typeof accounts> {
  return {
    register: async ({ body, session, context }) => ({
      user: presentUser(await register(context, session, body)),
    }),
    login: async ({ body, context }) => {
      const { token, account } = await login(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    logout: async ({ session, context }) => {
      await logout(context, session)
      return undefined
    },
    me: async ({ session, context }) => ({
      user: presentUser(await currentAccount(context.database, session)),
    }),
    avatar: async ({ params }) => ({ bytes: Buffer.from(drawAvatar(params.name)) }),
  }
}
