import { isRole, isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import * as z from 'zod/mini'
import { readCameFrom } from '../../shell/session/came-from.ts'

const schema = z.object({
  /** The account just registered. */
  created: z.optional(z.object({ email: z.string(), requestedRole: z.unknown() })),
  /** What was just done: a password changed, an account closed. */
  done: z.catch(z.optional(z.enum(['password', 'closed'])), undefined),
})

export interface Arrival {
  /** The page that asked for a session. */
  readonly from: string | null
  readonly created: { readonly email: string; readonly requestedRole: Role | null } | null
  readonly done: 'password' | 'closed' | null
}

/** Why the visitor came to /login, from the navigation state, which anyone may have written. */
export function readArrival(state: unknown): Arrival {
  const from = readCameFrom(state)
  const read = schema.safeParse(state)
  if (!read.success) return { from, created: null, done: null }
  const { created, done = null } = read.data
  const requestedRole = isRole(created?.requestedRole) ? created.requestedRole : null
  return { from, created: created ? { email: created.email, requestedRole } : null, done }
}

/** Where somebody goes who asked for no page: a customer to the choice of an insurance, the team to its day. */
export function firstPageOf(role: Role | undefined): string {
  return role !== undefined && isStaff(role) ? paths.myDay : paths.subscription
}
