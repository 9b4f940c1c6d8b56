import type { profileRoom } from '@sillage/wire/accounts/profile.ts'
import type { recovery } from '@sillage/wire/accounts/recovery.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { FORGOTTEN } from '../account-mails.messages.ts'
import { confirmEmail, forgotPassword, resetPassword } from '../recovery/recovery.service.ts'
import { endOne, endOthers, ownSessions } from '../session/own-sessions.service.ts'
import type { Sessions } from '../session/sessions.ts'
import { presentProfile, presentSession, presentSignIn } from './profile.present.ts'
import {
  type ProfileState,
  profileOf,
  sendConfirmationAgain,
  updateProfile,
} from './profile.service.ts'

export function profileHandlers(
  sessions: Sessions,
  staffEmailDomains: readonly string[],
): Handlers<typeof profileRoom> {
  const present = (state: ProfileState) => presentProfile(state, staffEmailDomains)
  return {
    read: async ({ context }) => ({
      data: present(await profileOf(context, context.session.account.id)),
    }),
    update: async ({ body, context }) => ({
      data: present(await updateProfile(context, body)),
    }),
    verifyEmail: async ({ context }) => {
      await sendConfirmationAgain(context)
      return undefined
    },
    sessions: async ({ context }) => {
      const { rows, signIns } = await ownSessions(context, sessions)
      return {
        data: {
          sessions: rows.map((row) => presentSession(row, context.session.id)),
          signIns: signIns.map(presentSignIn),
        },
      }
    },
    endSession: async ({ params, context }) => {
      await endOne(context, params.id)
      return undefined
    },
    endOtherSessions: async ({ context }) => ({
      ended: await endOthers(context),
    }),
  }
}

export const recoveryHandlers: Handlers<typeof recovery> = {
  forgotPassword: async ({ body, context }) => {
    await forgotPassword(context, body)
    return { message: FORGOTTEN }
  },
  resetPassword: async ({ body, context }) => {
    await resetPassword(context, body)
    return undefined
  },
  confirmEmail: async ({ body, context }) => ({
    email: await confirmEmail(context, body),
  }),
}
