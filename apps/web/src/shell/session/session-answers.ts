import { CAPABILITIES } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { isRole, type Role } from '@sillage/domain/accounts/roles.ts'
import * as v from 'valibot'
import { SESSION_MESSAGES } from './session.messages.ts'
import { readToken, type SessionUser } from './token.ts'

const person = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.unknown(),
  isActive: v.optional(v.boolean(), true),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  emailVerified: v.optional(v.boolean(), true),
  requestedRole: v.optional(v.nullable(v.string()), null),
  capabilities: v.optional(v.nullable(v.array(v.picklist(CAPABILITIES))), null),
})
const envelope = v.object({ token: v.optional(v.string()), user: person })
const withUser = v.object({ user: person })

export interface Answer {
  readonly token: string | null
  readonly user: SessionUser
  readonly requestedRole: Role | null
}

/** Parses a login reply, which must have a token and a user with a valid role. */
export function readLogin(body: unknown): Answer & { readonly token: string } {
  const read = v.safeParse(envelope, body)
  if (!read.success || !read.output.token) throw new Error(SESSION_MESSAGES.invalidFormat)
  const { token } = read.output
  if (!readToken(token, nowSeconds())) throw new Error(SESSION_MESSAGES.invalidToken)
  return { token, ...personOf(read.output.user, SESSION_MESSAGES.invalidRole) }
}

/** Parses a registration reply, which must have a user; the token is optional. */
export function readRegistration(body: unknown): Answer {
  const read = v.safeParse(envelope, body)
  if (!read.success) throw new Error(SESSION_MESSAGES.invalidFormat)
  const token = read.output.token ?? null
  if (token && !readToken(token, nowSeconds())) throw new Error(SESSION_MESSAGES.invalidToken)
  return { token, ...personOf(read.output.user, SESSION_MESSAGES.invalidUserRole) }
}

export function readMe(body: unknown): SessionUser {
  const read = v.safeParse(withUser, body)
  if (!read.success) throw new Error(SESSION_MESSAGES.userMissing)
  return personOf(read.output.user, SESSION_MESSAGES.invalidUserRole).user
}

export function nowSeconds(): number {
  return Date.now() / 1000
}

function personOf(read: v.InferOutput<typeof person>, wrongRole: string) {
  const { role, requestedRole, ...rest } = read
  if (!isRole(role)) throw new Error(wrongRole)
  return { user: { ...rest, role }, requestedRole: isRole(requestedRole) ? requestedRole : null }
}
