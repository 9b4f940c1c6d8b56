import * as z from 'zod/mini'
import { euros } from '../http/fields.ts'
import { data, type Room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

const limits = z.object({
  /** What each role may decide alone, in euros; null for no limit. */
  roles: z.array(z.object({ role: z.string(), label: z.string(), limit: z.nullable(z.number()) })),
  /**
   * The active members of the team by name, with their own limit (null when that of their role applies) and the limit
   * in effect.
   */
  people: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      role: z.string(),
      own: z.nullable(z.number()),
      limit: z.nullable(z.number()),
    }),
  ),
})

export type DecisionLimits = z.output<typeof limits>

/** How much each person may decide alone on a claim: part of the desk's room. */
export const limitCalls = {
  limits: {
    method: 'GET',
    path: '/claims/limits',
    access: ['admin'],
    summary: 'Ce que chacun décide seul sur un sinistre',
    reply: data(limits),
  },
  setRoleLimit: {
    method: 'PUT',
    path: '/claims/limits',
    access: ['root'],
    presence: true,
    summary: 'Fixer ce qu’un rôle décide seul',
    body: z.object({
      role: z.enum(['advisor', 'admin'], REFUSALS.valueUnknown),
      limit: euros.check(z.gte(0.01)),
    }),
    reply: data(limits),
  },
  setPersonLimit: {
    method: 'PUT',
    path: '/claims/limits/:id',
    access: ['root'],
    presence: true,
    summary: 'Fixer ce qu’une personne décide seule, ou lui rendre la limite de son rôle',
    body: z.object({ limit: z.nullable(euros) }),
    reply: data(limits),
  },
} as const satisfies Room
