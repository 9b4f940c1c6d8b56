import type { profileRoom } from '@sillage/wire/profile.ts'
import type { recovery } from '@sillage/wire/recovery.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { FORGOTTEN } from './account-mails.messages.ts'
import { endOne, endOthers, ownSessions } from './own-sessions.service.ts'
import { presentProfile, presentSession, presentSignIn } from './profile.present.ts'
import {
  type ProfileState,
  profileOf,
  sendConfirmationAgain,
  updateProfile,
} from './profile.service.ts'
import { confirmEmail, forgotPassword, resetPassword } from './recovery.service.ts'
import type { Sessions } from './sessions.ts'

export function profileHandlers(
  sessions: Sessions,
  staffEmailDomains: readonly string[],
): Handlers<typeof profileRoom> {
  const present = (state: ProfileState) => presentProfile(state, staffEmailDomains)
  return {
    read: async ({ session, context }) => ({
      data: present(await profileOf(context, session.account.id)),
    }),
    update: async ({ session, body, context }) => ({
      data: present(await updateProfile(context, session, body)),
    }),
    verifyEmail: async ({ session, context }) => {
      await sendConfirmationAgain(context, session)
      return undefined
    },
    sessions: async ({ session, context }) => {
      const { rows, signIns } = await ownSessions(context, session, sessions)
      return {
        data: {
          sessions: rows.map((row) => presentSession(row, session.id)),
          signIns: signIns.map(presentSignIn),
        },
      }
    },
    endSession: async ({ session, params, context }) => {
      await endOne(context, session, params.id)
      return undefined
    },
    endOtherSessions: async ({ session, context }) => ({
      ended: await endOthers(context, session),
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
  confirmEmail: async ({ session, body, context }) => ({
    email: await confirmEmail(context, session, body),
  }),
}
