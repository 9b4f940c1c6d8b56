import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { ROLES } from '@sillage/domain/accounts/roles.ts'
import type { User } from '@sillage/wire/accounts/accounts.ts'
import * as v from 'valibot'

/** The signed-in user, limited to what both the token and `/auth/me` contain. */
export type SessionUser = Pick<
  User,
  'id' | 'username' | 'email' | 'role' | 'isActive' | 'firstName' | 'lastName' | 'emailVerified'
> & {
  /** Null until `/auth/me` has replied: neither a token nor a sign-in contains them. */
  readonly capabilities: readonly Capability[] | null
}

const KEY = 'accessToken'

const payloadSchema = v.object({ exp: v.number(), role: v.picklist(ROLES) })

const personSchema = v.object({
  sub: v.string(),
  username: v.string(),
  email: v.string(),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
})

export interface ReadToken {
  readonly token: string
  /** Seconds since the epoch. */
  readonly expiresAt: number
  /** Null when the payload names nobody: `/auth/me` must be called. */
  readonly user: SessionUser | null
}

/** The stored token, or null once it is unreadable, expired or without a valid role; it is then removed. */
export function restoreToken(nowSeconds: number): ReadToken | null {
  const token = storedToken()
  const read = token ? readToken(token, nowSeconds) : null
  if (token && !read) removeToken()
  return read
}

export function readToken(token: string, nowSeconds: number): ReadToken | null {
  const read = last?.token === token ? last : { token, claims: claimsOf(token) }
  last = read
  return read.claims && read.claims.expiresAt > nowSeconds ? read.claims : null
}

/** The last token read: a page reads the same one again and again. */
let last: { readonly token: string; readonly claims: ReadToken | null } | undefined

function claimsOf(token: string): ReadToken | null {
  const decoded = decodePayload(token)
  const payload = v.safeParse(payloadSchema, decoded)
  if (!payload.success) return null
  const person = v.safeParse(personSchema, decoded)
  const { exp: expiresAt } = payload.output
  if (!person.success) return { token, expiresAt, user: null }
  const { sub, ...names } = person.output
  // not in the token; `isActive` and `emailVerified` are assumed true until the server replies, so that no action is
  // asked for
  const rest = {
    role: payload.output.role,
    isActive: true,
    emailVerified: true,
    capabilities: null,
  }
  return { token, expiresAt, user: { id: sub, ...names, ...rest } }
}

function decodePayload(token: string): unknown {
  const part = token.split('.')[1]
  if (!part) return null
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Used when private browsing refuses storage: the session then lasts as long as the page. */
let kept: string | null = null

export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return kept
  }
}

export function storeToken(token: string): void {
  kept = token
  try {
    localStorage.setItem(KEY, token)
  } catch {}
}

export function removeToken(): void {
  kept = null
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** Whether a `storage` event concerns the token; a null key means that everything was cleared. */
export function concernsToken(event: StorageEvent): boolean {
  return event.key === KEY || event.key === null
}
