/** Why a third party takes part in a claim. */
export const RELATIONS = ['other_driver', 'garage', 'expert', 'lawyer'] as const
export type Relation = (typeof RELATIONS)[number]

const RELATION_LABELS = {
  other_driver: 'Autre conducteur',
  garage: 'Garage',
  expert: 'Expert',
  lawyer: 'Avocat',
} as const satisfies Record<Relation, string>

/** The French name of a relation: « Garage ». */
export function relationLabel(relation: Relation): string {
  return RELATION_LABELS[relation]
}

/**
 * Whether a third party sees a file of the discussion: their own, or one that the team shared with them; never someone
 * else's health document.
 */
export function thirdSees(file: {
  readonly isOwn: boolean
  readonly isHealth: boolean
  readonly isShared: boolean
}): boolean {
  return file.isOwn || (file.isShared && !file.isHealth)
}

/** The most participants of one claim. */
export const MOST_PARTICIPANTS = 50

/** The name shown for someone who left: their messages remain, their access has ended. */
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
