import type { limitCalls } from '@sillage/wire/claims/limits.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { readLimits, setPersonLimit, setRoleLimit } from './limits.service.ts'

export const limitHandlers: Handlers<typeof limitCalls> = {
  limits: async ({ context }) => ({ data: await readLimits(context.database) }),
  setRoleLimit: async ({ context, body }) => ({ data: await setRoleLimit(context, body) }),
  setPersonLimit: async ({ context, params, body }) => ({
    data: await setPersonLimit(context, { ...body, id: params.id }),
  }),
}
