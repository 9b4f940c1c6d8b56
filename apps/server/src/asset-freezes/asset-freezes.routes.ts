import type { assetFreezes } from '@sillage/wire/administration/asset-freezes.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { decide, listMatches } from './asset-freezes.service.ts'

export const assetFreezesHandlers: Handlers<typeof assetFreezes> = {
  list: async ({ query, context }) => ({ data: await listMatches(context, query) }),
  decide: async ({ params, body, context }) => {
    await decide(context, params.id, body)
  },
}
