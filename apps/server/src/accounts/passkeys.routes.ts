import type { passkeys } from '@sillage/wire/passkeys.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { presentUser } from './accounts.present.ts'
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
import type { Sessions } from './sessions.ts'

export function passkeysHandlers(sessions: Sessions): Handlers<typeof passkeys> {
  return {
    list: async ({ session, context }) => ({ data: await listPasskeys({ ...context, session }) }),
    options: async ({ body, session, context }) => ({
      data: await startPasskey({ ...context, session }, body.password),
    }),
    register: async ({ body, session, context }) => ({
      data: await addPasskey({ ...context, session }, body),
    }),
    rename: async ({ params, body, session, context }) => ({
      data: await nameAgain({ ...context, session }, { id: params.id, name: body.name }),
    }),
    remove: async ({ params, body, session, context }) => ({
      data: await removePasskey(
        { ...context, session },
        { id: params.id, password: body.password, sessions },
      ),
    }),
    signIn: async ({ body, context }) => {
      const { token, account } = await signInWithPasskey(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    recover: async ({ body, context }) => {
      const { token, account } = await signInWithCode(context, sessions, body)
      return { token, user: presentUser(account) }
    },
    codes: async ({ session, context }) => ({
      data: { left: await countCodesLeft(context.database, session.account.id) },
    }),
    replaceCodes: async ({ body, session, context }) => ({
      data: { recoveryCodes: await replaceCodes({ ...context, session }, body.password) },
    }),
    enrol: async ({ body, context }) => {
      const { token, account, recoveryCodes } = await enrol(context, sessions, body)
      return { token, user: presentUser(account), recoveryCodes }
    },
  }
}
