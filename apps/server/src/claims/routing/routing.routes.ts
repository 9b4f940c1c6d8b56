import type { routingCalls } from '@sillage/wire/claims/routing.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { readRouting, setSkills, switchRouting } from './routing.service.ts'

export const routingHandlers: Handlers<typeof routingCalls> = {
  routing: async ({ context }) => ({ data: await readRouting(context.database) }),
  switchRouting: async ({ context, body }) => ({ data: await switchRouting(context, body) }),
  setSkills: async ({ context, params, body }) => ({
    data: await setSkills(context, { ...body, id: params.id }),
  }),
}
