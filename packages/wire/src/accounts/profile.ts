import { SIGNER_LENGTHS } from '@sillage/domain/accounts/companies/company.ts'
import { SIREN_DIGITS } from '@sillage/domain/accounts/companies/siren.ts'
import { MAIL_CHOICES } from '@sillage/domain/accounts/mail-choices.ts'
import { ADDRESS_LENGTHS } from '@sillage/domain/accounts/postal-address.ts'
import { SIGN_IN_FACTORS } from '@sillage/domain/accounts/sign-in-factors.ts'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { accountKind, email, password, user } from './accounts.ts'

export const profile = z.extend(user, {
  companyName: z.nullable(z.string()),
  /** Nine digits. */
  siren: z.nullable(z.string()),
  /** Who signs for the company, stated on anything signed from now on. */
  signer: z.nullable(z.object({ name: z.string(), capacity: z.string() })),
  /** Printed on anything signed from now on; null until it is asked for. */
  address: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.nullable(z.string()),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
  /** Birth and phone, suggested again at the next signature; null until given. */
  person: z.nullable(
    z.object({ birthDate: z.string(), birthPlace: z.string(), phone: z.string() }),
  ),
  /** The mails this person has opted out of. */
  mailsOff: z.array(z.enum(MAIL_CHOICES)),
  /**
   * When the account is closed unless its address is confirmed before; null with a contract, a claim, a complaint or a
   * question, since it stays then.
   */
  lapsesAt: z.nullable(z.string()),
  /** What the requested role waits for: confirmation of the address, an address of the insurer, or a decision. */
  roleRequestWaitsFor: z.nullable(z.enum(['proof', 'domain', 'decision'])),
  /** A new address not yet confirmed; until then the account keeps the old one. */
  pendingEmail: z.nullable(z.string()),
  createdAt: z.string(),
})

export type Profile = z.output<typeof profile>

export const openSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  ip: z.nullable(z.string()),
  /** « Firefox sur Windows », or null when the browser didn’t say. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
})

export type OpenSession = z.output<typeof openSession>

export const signIn = z.object({
  at: z.string(),
  succeeded: z.boolean(),
  ip: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** Null for a refused sign-in, and for those before factors were stored. */
  factor: z.nullable(z.enum(SIGN_IN_FACTORS)),
})

export type SignIn = z.output<typeof signIn>

export const profileRoom = room({
  read: {
    method: 'GET',
    path: '/profile',
    access: 'signedIn',
    summary: 'Le profil du compte',
    reply: data(profile),
  },
  update: {
    method: 'PUT',
    path: '/profile',
    weight: 20,
    access: 'signedIn',
    summary: 'Modifier son profil ; une nouvelle adresse attend sa confirmation',
    // fields left out keep their value
    body: z.object({
      username: z.optional(text(50)),
      email: z.optional(email),
      firstName: z.optional(text(80)),
      lastName: z.optional(text(80)),
      accountKind: z.optional(accountKind),
      /** Required with `professionnel`. */
      companyName: z.optional(text(120)),
      siren: z.optional(text(SIREN_DIGITS + 8)),
      signer: z.optional(
        z.object({ name: text(SIGNER_LENGTHS.name), capacity: text(SIGNER_LENGTHS.capacity) }),
      ),
      address: z.optional(
        z.object({
          line1: text(ADDRESS_LENGTHS.line1),
          line2: z.optional(z.nullable(text(ADDRESS_LENGTHS.line2))),
          postalCode: text(ADDRESS_LENGTHS.postalCode),
          city: text(ADDRESS_LENGTHS.city),
          /** France when it is left out. */
          country: z.optional(text(ADDRESS_LENGTHS.country)),
        }),
      ),
      person: z.optional(z.object({ birthDate: text(10), birthPlace: text(80), phone: text(20) })),
      mailsOff: z.optional(z.array(z.enum(MAIL_CHOICES)).check(z.maxLength(MAIL_CHOICES.length))),
      /** Required when the address changes. */
      currentPassword: z.optional(password),
    }),
    reply: data(profile),
  },
  verifyEmail: {
    method: 'POST',
    path: '/profile/verify-email',
    weight: 5,
    access: 'signedIn',
    summary: 'Recevoir à nouveau le lien qui confirme son adresse',
    reply: 'none',
    status: 202,
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'signedIn',
    summary: 'Les sessions ouvertes du compte et ses dernières connexions',
    reply: data(z.object({ sessions: z.array(openSession), signIns: z.array(signIn) })),
  },
  endSession: {
    method: 'POST',
    path: '/auth/sessions/:id/end',
    access: 'signedIn',
    summary: 'Fermer une de ses sessions',
    reply: 'none',
    status: 204,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'signedIn',
    summary: 'Fermer toutes ses autres sessions',
    reply: z.object({ ended: z.int() }),
  },
})
