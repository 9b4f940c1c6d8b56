import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { data, type Room } from '../http/route.ts'

const routing = z.object({
  /** Whether new claims are assigned automatically when they are declared. */
  is_on: z.boolean(),
  natures: z.array(z.object({ nature_id: z.string(), label: z.string(), product: z.string() })),
  /** The active advisors by name, each with the natures they handle. */
  people: z.array(
    z.object({ user_id: z.string(), name: z.string(), natures: z.array(z.string()) }),
  ),
})

export type Routing = z.output<typeof routing>

/** The rules for assigning new claims: part of the desk's room. */
export const routingCalls = {
  routing: {
    method: 'GET',
    path: '/claims/routing',
    access: DESK_LEADS,
    summary: 'À qui vont les nouveaux sinistres',
    reply: data(routing),
  },
  switchRouting: {
    method: 'PUT',
    path: '/claims/routing',
    access: DESK_LEADS,
    summary: 'Confier les nouveaux sinistres dès leur déclaration, ou ne plus le faire',
    body: z.object({ is_on: z.boolean() }),
    reply: data(routing),
  },
  setSkills: {
    method: 'PUT',
    path: '/claims/routing/:id',
    access: DESK_LEADS,
    summary: 'Dire quelles natures de sinistre un conseiller reçoit',
    body: z.object({ natures: z.array(text(80)).check(z.maxLength(100)) }),
    reply: data(routing),
  },
} as const satisfies Room
