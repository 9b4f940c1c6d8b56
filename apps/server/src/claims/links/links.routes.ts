import type { claimLinks } from '@sillage/wire/claims/links/claim-links.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { linkClaim, unlinkClaim } from './links.service.ts'

export const claimLinksHandlers: Handlers<typeof claimLinks> = {
  link: async ({ context, params, body }) => ({
    data: await linkClaim(context, { ...body, id: params.id }),
  }),
  unlink: async ({ context, params }) => ({ data: await unlinkClaim(context, params) }),
}
