import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'

const freezeMatch = z.object({
  id: z.string(),
  account_id: z.string(),
  username: z.string(),
  /** Who was named. */
  person: z.object({ name: z.string(), birth_date: z.nullable(z.string()) }),
  /** Whom the register names. */
  entry: z.object({
    id: z.string(),
    name: z.string(),
    /** As much as it knows: `03/02/1961`, `02/1961` or `1961`. */
    births: z.array(z.string()),
  }),
  occasion: z.enum(['signature', 'payment', 'running']),
  found_at: z.string(),
  decision: z.nullable(z.enum(['released', 'refused'])),
  reason: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})

export type FreezeMatch = z.output<typeof freezeMatch>

/** Whoever may be of the register of asset freezes: a person looks before anything is signed or paid. */
export const assetFreezes = room({
  list: {
    method: 'GET',
    path: '/admin/asset-freezes',
    weight: 5,
    access: ['admin'],
    summary: 'Les rapprochements avec le registre des gels des avoirs, à vérifier ou décidés',
    query: z.object({ ...paging, state: z.optional(z.enum(['waiting', 'decided'])) }),
    /** Those that wait the oldest first, the decided ones the latest first; fifty a page by default. */
    reply: data(z.object({ matches: z.array(freezeMatch), total: z.number() })),
  },
  decide: {
    method: 'POST',
    path: '/admin/asset-freezes/:id/decision',
    access: ['admin'],
    summary: 'Libérer ou refuser un rapprochement, avec le motif',
    body: z.object({ decision: z.enum(['released', 'refused']), reason: text(1000) }),
    reply: 'none',
    status: 204,
  },
})
