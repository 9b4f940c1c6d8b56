import type { claims } from '@sillage/wire/claims.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { claimsOf } from './claims.service.ts'

export const claimsHandlers: Handlers<typeof claims> = {
  mine: async ({ session, context }) => ({
    data: await claimsOf(context.database, session.account.id),
  }),
}
