/**
 * The occasions on which documents of a contract are e-mailed, which puts them on a durable medium (code des
 * assurances, L111-9 and L112-2).
 */
export const POST_OCCASIONS = [
  'signature',
  'extension',
  'renewal',
  'plate_change',
  'cancellation',
  'withdrawal',
  'expiry',
] as const
export type PostOccasion = (typeof POST_OCCASIONS)[number]

/** The state of a mailing: it counts as delivered only once a mail server accepted it. */
export const POST_STATES = [
  'address_unproved',
  'preparing',
  'sending',
  'delivered',
  'refused',
] as const
export type PostState = (typeof POST_STATES)[number]

/** The facts that decide the state of a mailing. */
export interface KnownPost {
  readonly isAddressProved: boolean
  readonly isWritten: boolean
  readonly isDelivered: boolean
  readonly isRefused: boolean
}

/** The state of a mailing, from its latest event. A delivered mail stays delivered, whatever happens to the address. */
export function postState(known: KnownPost): PostState {
  if (known.isDelivered) return 'delivered'
  if (known.isRefused) return 'refused'
  if (known.isWritten) return 'sending'
  return known.isAddressProved ? 'preparing' : 'address_unproved'
}
