import { accounts } from '@sillage/wire/accounts/accounts.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { presentUser } from './accounts.present.ts'
import { capRegistrations, currentAccount, login, logout, register } from './accounts.service.ts'
import type { Sessions } from './session/sessions.ts'

export function accountsHandlers(sessions: Sessions): Handlers<typeof accounts> {
  return {
    register: {
      prepare: async ({ body, context }) => {
        await capRegistrations(context)
        const store = await register(context, body)
        return async (transaction) => ({ user: presentUser(await store(transaction)) })
      },
    },
    login: async ({ body, context }) => {
      const { token, account } = await login(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    logout: async ({ context }) => {
      await logout(context)
      return undefined
    },
    me: async ({ context }) => ({
      user: {
        ...presentUser(await currentAccount(context)),
        capabilities: [...context.session.account.capabilities],
      },
    }),
  }
}
