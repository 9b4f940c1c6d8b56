import { isRole, type Role } from '@sillage/domain/accounts/roles.ts'
import * as z from 'zod/mini'

const schema = z.object({
  /** The page that asked for a session. */
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  /** The account just registered. */
  created: z.optional(z.object({ email: z.string(), requestedRole: z.unknown() })),
})

export interface Arrival {
  readonly from: string | null
  readonly created: { readonly email: string; readonly requestedRole: Role | null } | null
}

/** Why the visitor came to /login, from the navigation state, which anyone may have written. */
export function readArrival(state: unknown): Arrival {
  const read = schema.safeParse(state)
  if (!read.success) return { from: null, created: null }
  const { from, created } = read.data
  const requestedRole = isRole(created?.requestedRole) ? created.requestedRole : null
  return { from: from ?? null, created: created ? { email: created.email, requestedRole } : null }
}
