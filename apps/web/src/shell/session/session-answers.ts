import { CAPABILITIES } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { isRole, type Role } from '@sillage/domain/accounts/roles.ts'
import * as z from 'zod/mini'
import { SESSION_MESSAGES } from './session.messages.ts'
import { readToken, type SessionUser } from './token.ts'

const person = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.unknown(),
  isActive: z._default(z.boolean(), true),
  firstName: z._default(z.string(), ''),
  lastName: z._default(z.string(), ''),
  emailVerified: z._default(z.boolean(), true),
  requestedRole: z._default(z.nullable(z.string()), null),
  capabilities: z._default(z.nullable(z.array(z.enum(CAPABILITIES))), null),
})
const envelope = z.object({ token: z.optional(z.string()), user: person })
const withUser = z.object({ user: person })

export interface Answer {
  readonly token: string | null
  readonly user: SessionUser
  readonly requestedRole: Role | null
}

/** Parses a login reply, which must have a token and a user with a valid role. */
export function readLogin(body: unknown): Answer & { readonly token: string } {
  const read = envelope.safeParse(body)
  if (!read.success || !read.data.token) throw new Error(SESSION_MESSAGES.invalidFormat)
  const { token } = read.data
  if (!readToken(token, nowSeconds())) throw new Error(SESSION_MESSAGES.invalidToken)
  return { token, ...personOf(read.data.user, SESSION_MESSAGES.invalidRole) }
}

/** Parses a registration reply, which must have a user; the token is optional. */
export function readRegistration(body: unknown): Answer {
  const read = envelope.safeParse(body)
  if (!read.success) throw new Error(SESSION_MESSAGES.invalidFormat)
  const token = read.data.token ?? null
  if (token && !readToken(token, nowSeconds())) throw new Error(SESSION_MESSAGES.invalidToken)
  return { token, ...personOf(read.data.user, SESSION_MESSAGES.invalidUserRole) }
}

export function readMe(body: unknown): SessionUser {
  const read = withUser.safeParse(body)
  if (!read.success) throw new Error(SESSION_MESSAGES.userMissing)
  return personOf(read.data.user, SESSION_MESSAGES.invalidUserRole).user
}

export function nowSeconds(): number {
  return Date.now() / 1000
}

function personOf(read: z.output<typeof person>, wrongRole: string) {
  const { role, requestedRole, ...rest } = read
  if (!isRole(role)) throw new Error(wrongRole)
  return { user: { ...rest, role }, requestedRole: isRole(requestedRole) ? requestedRole : null }
}
