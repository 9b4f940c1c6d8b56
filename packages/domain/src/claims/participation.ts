import { isStaff, type Role } from '../accounts/roles.ts'

export interface Person {
  readonly id: string
  readonly role: Role
  readonly isActive: boolean
}

/**
 * Whether someone sees a claim: its owner, its participants (the owner is always one) and staff; nobody whose account
 * is deactivated. Someone removed from the participants sees nothing from then on.
 */
export function canReadClaim(
  person: Person,
  claim: { readonly ownerId: string; readonly participantIds: readonly string[] },
): boolean {
  if (!person.isActive) return false
  return (
    isStaff(person.role) || person.id === claim.ownerId || claim.participantIds.includes(person.id)
  )
}

/** The most people that one claim takes. */
export const MOST_PARTICIPANTS = 50

/** The name under which somebody who left is shown: what they wrote stays, their access is gone. */
export const DEACTIVATED_NAME = 'Compte désactivé'

/** First and last name, else the user name; « Compte désactivé » for a deactivated account. */
export function shownName(person: {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly isActive: boolean
}): string {
  if (!person.isActive) return DEACTIVATED_NAME
  return `${person.firstName} ${person.lastName}`.trim() || person.username
}
