/** The roles of an account, from the most to the least powerful. */
export const ROLES = ['root', 'admin', 'advisor', 'user'] as const
export type Role = (typeof ROLES)[number]

const LABELS = {
  root: 'Super-administrateur',
  admin: 'Administrateur',
  advisor: 'Conseiller',
  user: 'Utilisateur',
} as const satisfies Record<Role, string>

/** Whether a value is a role: checked on registration, on a decoded token and on a server answer (specification, section 5). */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}

/** The French name of a role. */
export function roleLabel(role: Role): string {
  return LABELS[role]
}

/** The parts of the product whose access depends on the role. */
export type Area =
  | 'own'
  | 'all_claims'
  | 'all_complaints'
  | 'user_management'
  | 'audit_log'
  | 'ledger'
  | 'retention'
  | 'operations'

/** Who may open what (specification, section 6). Root is always allowed, so it is not listed. */
const OPEN_TO = {
  own: ['admin', 'advisor', 'user'],
  all_claims: ['admin', 'advisor'],
  all_complaints: ['admin', 'advisor'],
  user_management: ['admin'],
  audit_log: ['admin'],
  ledger: ['admin'],
  retention: [],
  operations: [],
} as const satisfies Record<Area, readonly Role[]>

/** Whether a role may open an area: root always, any other if the table lists it. */
export function mayOpen(area: Area, role: Role): boolean {
  return hasOneOf(role, OPEN_TO[area])
}

/** The feature guard: root is always allowed, any other role must be in the list. */
export function hasOneOf(role: Role, allowed: readonly Role[]): boolean {
  return role === 'root' || allowed.includes(role)
}

/** Whether a role works for the insurer; staff gets the sidebar layout. */
export function isStaff(role: Role): boolean {
  return role !== 'user'
}

const GRANTABLE = {
  root: ROLES,
  admin: ['advisor', 'user'],
  advisor: [],
  user: [],
} as const satisfies Record<Role, readonly Role[]>

/** The roles that someone of this role may give to an account: admin gives user and advisor, root gives any. */
export function rolesGrantableBy(role: Role): readonly Role[] {
  return GRANTABLE[role]
}

/** Whether someone of a role may give another role. */
export function mayGrant(granter: Role, role: Role): boolean {
  return rolesGrantableBy(granter).includes(role)
}
