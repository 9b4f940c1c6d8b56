import type { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { presentUser } from '../accounts.present.ts'
import type { Sessions } from '../session/sessions.ts'
import {
  addPasskey,
  listPasskeys,
  nameAgain,
  removePasskey,
  startPasskey,
} from './passkeys.service.ts'
import { countCodesLeft } from './recovery-codes.repository.ts'
import { replaceCodes } from './recovery-codes.service.ts'
import { enrol, signInWithCode, signInWithPasskey } from './second-factor.service.ts'

export function passkeysHandlers(sessions: Sessions): Handlers<typeof passkeys> {
  return {
    list: async ({ context }) => ({ data: await listPasskeys(context) }),
    options: async ({ body, context }) => ({
      data: await startPasskey(context, body.password),
    }),
    register: async ({ body, context }) => ({
      data: await addPasskey(context, body),
    }),
    rename: async ({ params, body, context }) => ({
      data: await nameAgain(context, { id: params.id, name: body.name }),
    }),
    remove: async ({ params, body, context }) => ({
      data: await removePasskey(context, { id: params.id, password: body.password, sessions }),
    }),
    signIn: async ({ body, context }) => {
      const { token, account } = await signInWithPasskey(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    recover: async ({ body, context }) => {
      const { token, account } = await signInWithCode(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    codes: async ({ context }) => ({
      data: { left: await countCodesLeft(context.database, context.session.account.id) },
    }),
    replaceCodes: async ({ body, context }) => ({
      data: { recoveryCodes: await replaceCodes(context, body.password) },
    }),
    enrol: async ({ body, context }) => {
      const { token, account, recoveryCodes } = await enrol(context, sessions, body)
      return { token, user: presentUser(account), recoveryCodes }
    },
  }
}
