import * as z from 'zod/mini'
import { paragraph, text } from '../../http/fields.ts'
import { data, room, STAFF } from '../../http/route.ts'
import { claimDetail } from '../claim-detail.ts'
import { linkKind } from './linked-claim.ts'

/** Links between related claims; visible to staff only. */
export const claimLinks = room({
  link: {
    method: 'POST',
    path: '/claims/:id/links',
    access: STAFF,
    summary: 'Lier un sinistre à un autre, par son numéro, en disant pourquoi',
    body: z.object({
      /** Eight characters, or the whole id, alone or in a pasted address. */
      number: text(300),
      kind: linkKind,
      reason: paragraph(300),
    }),
    reply: data(claimDetail),
    idempotent: true,
  },
  unlink: {
    method: 'POST',
    path: '/claims/:id/links/:linkId/undoing',
    access: STAFF,
    summary: 'Défaire un lien entre deux sinistres',
    reply: data(claimDetail),
  },
})
