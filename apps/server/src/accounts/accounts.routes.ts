import { accounts } from '@sillage/wire/accounts.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { presentUser } from './accounts.present.ts'
import { capRegistrations, currentAccount, login, logout, register } from './accounts.service.ts'
import { drawAvatar } from './avatar.ts'
import type { Sessions } from './sessions.ts'

export function accountsHandlers(sessions: Sessions): Handlers<typeof accounts> {
  return {
    register: {
      prepare: async ({ body, session, context }) => {
        await capRegistrations(context, session)
        const store = await register(context, session, body)
        return async (transaction) => ({ user: presentUser(await store(transaction)) })
      },
    },
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
