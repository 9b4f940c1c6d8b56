import { externalFailureSentence } from '@sillage/domain/accounts/external-sign-in.ts'
import type { externalSignIn } from '@sillage/wire/accounts/external-sign-in.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { presentUser } from '../accounts.present.ts'
import type { Sessions } from '../session/sessions.ts'
import { arrive, depart, type ExternalSignIn } from './external-departure.service.ts'
import { exchange, link } from './external-exchange.service.ts'

export function externalSignInHandlers(
  external: ExternalSignIn,
  sessions: Sessions,
): Handlers<typeof externalSignIn> {
  const door = { external, sessions }
  const isEnabled = external.provider !== null
  const reason = isEnabled ? null : externalFailureSentence('fermee')
  return {
    providers: async () => ({ external: { isEnabled, reason } }),
    start: ({ context }) => depart(context, external),
    callback: ({ query, context }) => arrive(context, external, query),
    exchange: async ({ body, context }) => {
      const answer = await exchange(context, door, body.token)
      if ('linkToken' in answer) return { passwordNeeded: answer }
      return { token: answer.token, user: presentUser(answer.account) }
    },
    link: async ({ body, context }) => {
      const { token, account } = await link(context, door, body)
      return { token, user: presentUser(account) }
    },
  }
}
