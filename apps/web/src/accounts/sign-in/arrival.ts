import { isRole, isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import * as v from 'valibot'
import { readCameFrom } from '../../shell/session/came-from.ts'

const schema = v.object({
  /** The account just registered. */
  created: v.optional(v.object({ email: v.string(), requestedRole: v.unknown() })),
  /** The action that led here: a changed password, a closed account. */
  done: v.fallback(v.optional(v.picklist(['password', 'closed'])), undefined),
})

export interface Arrival {
  /** The page that required a session. */
  readonly from: string | null
  readonly created: { readonly email: string; readonly requestedRole: Role | null } | null
  readonly done: 'password' | 'closed' | null
}

/** Why the visitor came to /login, from the navigation state, which anyone may have written. */
export function readArrival(state: unknown): Arrival {
  const from = readCameFrom(state)
  const read = v.safeParse(schema, state)
  if (!read.success) return { from, created: null, done: null }
  const { created, done = null } = read.output
  const requestedRole = isRole(created?.requestedRole) ? created.requestedRole : null
  return { from, created: created ? { email: created.email, requestedRole } : null, done }
}

/**
 * The page to open after sign-in when none was requested: the choice of an insurance for customers, their day for the
 * team.
 */
export function firstPageOf(role: Role | undefined): string {
  return role !== undefined && isStaff(role) ? paths.myDay : paths.subscription
}
