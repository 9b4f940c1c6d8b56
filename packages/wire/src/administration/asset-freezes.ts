import * as z from 'zod/mini'
import { paragraph } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'

const freezeMatch = z.object({
  id: z.string(),
  account_id: z.string(),
  username: z.string(),
  /** The person named in a contract or paid. */
  person: z.object({ name: z.string(), birth_date: z.nullable(z.string()) }),
  /** The entry of the register. */
  entry: z.object({
    id: z.string(),
    name: z.string(),
    /** As precise as the register: `03/02/1961`, `02/1961` or `1961`. */
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

/** The edition of the register that people are compared with. */
const freezeRegister = z.object({
  /** `YYYY-MM-DD`; null when the file doesn't say it. */
  published_on: z.nullable(z.string()),
  entries: z.number(),
  read_at: z.string(),
})

export type FreezeRegister = z.output<typeof freezeRegister>

/** People who may be in the register of asset freezes: a person checks before anything is signed or paid. */
export const assetFreezes = room({
  list: {
    method: 'GET',
    path: '/admin/asset-freezes',
    weight: 5,
    access: ['admin'],
    summary: 'Les rapprochements avec le registre des gels des avoirs, à vérifier ou décidés',
    query: z.object({ ...paging, state: z.optional(z.enum(['waiting', 'decided'])) }),
    /** Open ones by age, oldest first; decided ones latest first; fifty a page by default. */
    reply: data(
      z.object({
        matches: z.array(freezeMatch),
        total: z.number(),
        /** Null when there is none: nobody is compared. */
        register: z.nullable(freezeRegister),
      }),
    ),
  },
  decide: {
    method: 'POST',
    path: '/admin/asset-freezes/:id/decision',
    access: ['admin'],
    summary: 'Libérer ou refuser un rapprochement, avec le motif',
    body: z.object({ decision: z.enum(['released', 'refused']), reason: paragraph(1000) }),
    reply: 'none',
    status: 204,
  },
})
