import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { CAPABILITIES } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { ROLES } from '@sillage/domain/accounts/roles.ts'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

const role = z.enum(ROLES, REFUSALS.roleUnknown)
export const accountKind = z.enum(['particulier', 'professionnel'])
const address = (missing: string) =>
  z.string().check(z.maxLength(254, REFUSALS.addressTooLong), z.minLength(1, missing))
export const email = address(REFUSALS.emailRequired)
export const password = z.string().check(z.maxLength(200, REFUSALS.passwordTooLong))

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role,
  isActive: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  accountKind,
  /** The role asked for at registration, until someone decides on it. */
  requestedRole: z.nullable(role),
  /** Whether a link sent to that address was opened. */
  emailVerified: z.boolean(),
})

export type User = z.output<typeof user>

export const accounts = room({
  register: {
    method: 'POST',
    path: '/auth/register',
    weight: 20,
    access: 'optional',
    summary: 'Créer un compte ; un rôle autre que user devient une demande',
    body: z.object({
      username: text(50),
      email,
      password,
      role: z._default(role, 'user'),
      accountKind: z._default(accountKind, 'particulier'),
      firstName: z.optional(text(80)),
      lastName: z.optional(text(80)),
    }),
    reply: z.object({ token: z.optional(z.string()), user }),
    status: 201,
    idempotent: true,
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    weight: 20,
    access: 'public',
    summary: 'Ouvrir une session',
    // the token of the link that lets a member of staff create their first passkey
    body: z.object({
      email: address(ACCOUNT_MESSAGES.loginEmailMissing),
      password,
      enrolmentToken: z.optional(text(100)),
    }),
    reply: z.object({ token: z.string(), user }),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    summary: 'Fermer la session en cours',
    reply: 'none',
    status: 204,
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    access: 'signedIn',
    summary: 'Le compte de la session, avec ses habilitations',
    reply: z.object({
      user: z.object({ ...user.shape, capabilities: z.array(z.enum(CAPABILITIES)) }),
    }),
  },
})
