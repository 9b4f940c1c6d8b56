import { ACCOUNT_CHANGES } from '@sillage/domain/accounts/account-changes.ts'
import { CAPABILITIES } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { ROLES } from '@sillage/domain/accounts/roles.ts'
import * as z from 'zod/mini'
import { email, password, user } from '../accounts/accounts.ts'
import { paragraph, text, uuid } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

const role = z.enum(ROLES, REFUSALS.roleUnknown)
export const listedUser = z.object({
  ...user.shape,
  createdAt: z.string(),
  /** For a `professionnel`. */
  company: z.nullable(z.string()),
  /** Null before the first sign-in, and once it has been erased. */
  lastSignInAt: z.nullable(z.string()),
  /** Whether the caller may change role, status and address of this account. */
  isManageable: z.boolean(),
  capabilities: z.array(
    z.object({
      capability: z.enum(CAPABILITIES),
      /** A user name. */
      givenBy: z.string(),
      givenAt: z.string(),
    }),
  ),
})

export type ListedUser = z.output<typeof listedUser>

/** The columns that a list may be sorted by. */
export const USER_SORTS = ['username', 'email', 'role', 'isActive', 'createdAt'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Who takes over the open claims of someone who leaves the team; nobody by default. */
const filesTo = z.union([z.enum(['spread', 'nobody']), uuid], REFUSALS.adviserUnknown)

const oneUser = z.object({ user: listedUser })

/** A role asked for at registration from a confirmed address, not yet decided on. */
export const roleRequest = z.object({
  accountId: z.string(),
  username: z.string(),
  email: z.string(),
  requestedRole: z.enum(['advisor', 'admin', 'root']),
  createdAt: z.string(),
  emailVerifiedAt: z.string(),
  /** The domain of the address, when only the insurer's domains are accepted; null when all are. */
  staffDomain: z.nullable(z.string()),
})

export type RoleRequest = z.output<typeof roleRequest>

const staffRole = z.enum(['advisor', 'admin', 'root'], REFUSALS.roleUnknown)

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  createdAt: z.string(),
  expiresAt: z.string(),
  invitedBy: z.string(),
  status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
})

export type Invitation = z.output<typeof invitation>

/** The part after `#` in an invitation link. */
const invitationToken = z.string().check(z.minLength(20), z.maxLength(100))

/** A change of an account that waits for the confirmation of a new address, or for a second administrator. */
export const accountProposal = z.object({
  id: z.string(),
  accountId: z.string(),
  username: z.string(),
  email: z.string(),
  kind: z.enum(ACCOUNT_CHANGES),
  from: z.string(),
  to: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** For a new address: the time until which it can still be stopped from the old one. */
  dueAt: z.nullable(z.string()),
  isAddressConfirmed: z.nullable(z.boolean()),
  needsSecond: z.boolean(),
  mayAccept: z.boolean(),
})

export type AccountProposal = z.output<typeof accountProposal>

/** Which change the mail to a new or an old address is about. */
const addressChange = z.object({
  side: z.enum(['new', 'old']),
  email: z.string(),
  dueAt: z.string(),
  needsSecond: z.boolean(),
})

export const users = room({
  list: {
    method: 'GET',
    path: '/api/advisor/users',
    access: STAFF,
    summary: 'Les comptes, page par page ; les root ne sont montrés qu’à un root',
    query: z.object({
      ...paging,
      /** Searched in the user name, the address and the names, ignoring case and accents. */
      search: z.optional(z.string().check(z.maxLength(200, REFUSALS.searchTooLong))),
      role: z.optional(z.enum(['all', ...ROLES], REFUSALS.roleUnknown)),
      sortBy: z.optional(z.enum(USER_SORTS, REFUSALS.sortUnknown)),
      sortDirection: z.optional(z.enum(['asc', 'desc'], REFUSALS.directionUnknown)),
    }),
    reply: z.object({
      users: z.array(listedUser),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
    }),
  },
  one: {
    method: 'GET',
    path: '/api/advisor/users/:id',
    access: STAFF,
    summary: 'Un compte',
    reply: oneUser,
  },
  change: {
    method: 'PUT',
    path: '/api/advisor/users/:id',
    access: ['admin'],
    summary:
      'Changer le nom d’utilisateur et le rôle d’un compte, ou proposer le rôle ; proposer une adresse',
    body: z.object({ username: text(50), email, role, filesTo: z.optional(filesTo) }),
    reply: oneUser,
  },
  toggleStatus: {
    method: 'POST',
    path: '/api/advisor/users/:id/toggle-status',
    access: ['admin'],
    summary: 'Désactiver un compte, en disant à qui vont ses sinistres ouverts, ou le réactiver',
    query: z.object({ filesTo: z.optional(filesTo) }),
    reply: oneUser,
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/admin/users/:id/remove-passkeys',
    access: ['admin'],
    summary: 'Retirer les clés d’accès d’une personne qui les a perdues',
    reply: oneUser,
  },
  setCapabilities: {
    method: 'PUT',
    path: '/admin/users/:id/capabilities',
    access: ['admin'],
    summary: 'Donner ou retirer des habilitations à une personne de l’équipe, jamais à soi-même',
    body: z.object({
      capabilities: z
        .array(z.enum(CAPABILITIES, REFUSALS.capabilityUnknown))
        .check(z.maxLength(CAPABILITIES.length)),
    }),
    reply: oneUser,
  },
  raiseQuotas: {
    method: 'POST',
    path: '/admin/users/:id/raise-quotas',
    access: ['admin'],
    summary: 'Relever les limites du jour d’un compte : dix fois plus jusqu’à minuit',
    reply: oneUser,
  },
  proposals: {
    method: 'GET',
    path: '/admin/account-proposals',
    access: ['admin'],
    summary: 'Les changements de comptes qui attendent',
    reply: data(z.array(accountProposal)),
  },
  acceptProposal: {
    method: 'POST',
    path: '/admin/account-proposals/:id/accept',
    access: ['admin'],
    summary: 'Confirmer, en second, un changement proposé par un autre administrateur',
    reply: data(z.array(accountProposal)),
  },
  stopProposal: {
    method: 'POST',
    path: '/admin/account-proposals/:id/stop',
    access: ['admin'],
    summary: 'Arrêter un changement qui attend',
    reply: data(z.array(accountProposal)),
  },
  readAddressChange: {
    method: 'POST',
    path: '/auth/address-changes/read',
    access: 'public',
    summary:
      'Ce que le lien d’un e-mail propose : confirmer une adresse, ou arrêter son changement',
    body: z.object({ token: invitationToken }),
    reply: data(addressChange),
  },
  answerAddressChange: {
    method: 'POST',
    path: '/auth/address-changes/answer',
    access: 'public',
    summary: 'Confirmer la nouvelle adresse, ou arrêter le changement depuis l’ancienne',
    body: z.object({ token: invitationToken }),
    reply: data(addressChange),
  },
  roleRequests: {
    method: 'GET',
    path: '/admin/role-requests',
    access: ['admin'],
    summary: 'Les demandes de rôle que le compte peut trancher, la plus ancienne en tête',
    query: z.object(paging),
    reply: data(z.object({ requests: z.array(roleRequest), total: z.number() })),
  },
  acceptRole: {
    method: 'POST',
    path: '/admin/role-requests/:id/accept',
    access: ['admin'],
    summary: 'Donner à un compte le rôle qu’il demande',
    reply: oneUser,
  },
  refuseRole: {
    method: 'POST',
    path: '/admin/role-requests/:id/refuse',
    access: ['admin'],
    summary: 'Refuser le rôle demandé, avec une raison',
    body: z.object({ reason: paragraph(500) }),
    reply: oneUser,
  },
  invitations: {
    method: 'GET',
    path: '/admin/invitations',
    access: ['admin'],
    summary: 'Les cent dernières invitations du personnel',
    reply: data(z.array(invitation)),
  },
  invite: {
    method: 'POST',
    path: '/admin/invitations',
    access: ['admin'],
    summary: 'Inviter une personne du personnel par e-mail : un usage, 7 jours',
    body: z.object({ email, role: staffRole }),
    reply: data(invitation),
    status: 201,
    idempotent: true,
  },
  revokeInvitation: {
    method: 'POST',
    path: '/admin/invitations/:id/revoke',
    access: ['admin'],
    summary: 'Annuler une invitation qui attend',
    reply: data(invitation),
  },
  readInvitation: {
    method: 'POST',
    path: '/auth/invitations/read',
    access: 'public',
    summary: 'À qui s’adresse une invitation, et pour quel rôle',
    body: z.object({ token: invitationToken }),
    reply: data(z.object({ email: z.string(), role: staffRole })),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/auth/invitations/accept',
    weight: 20,
    access: 'public',
    summary: 'Créer le compte auquel une invitation donne droit',
    body: z.object({
      token: invitationToken,
      username: text(50),
      password,
      firstName: z.optional(text(80)),
      lastName: z.optional(text(80)),
    }),
    reply: z.object({ user }),
    status: 201,
  },
})
