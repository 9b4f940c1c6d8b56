/** When papers of a contract go out by mail: they are then on a durable medium (code des assurances, L111-9 and L112-2). */
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

/** Where a post stands: nothing is called delivered before a mail server took it. */
export const POST_STATES = [
  'address_unproved',
  'preparing',
  'sending',
  'delivered',
  'refused',
] as const
export type PostState = (typeof POST_STATES)[number]

/** What is known of a post. */
export interface KnownPost {
  readonly isAddressProved: boolean
  readonly isWritten: boolean
  readonly isDelivered: boolean
  readonly isRefused: boolean
}

/** Where a post stands, by what happened to it last. A mail that left stays delivered, whatever becomes of the address. */
export function postState(known: KnownPost): PostState {
  if (known.isDelivered) return 'delivered'
  if (known.isRefused) return 'refused'
  if (known.isWritten) return 'sending'
  return known.isAddressProved ? 'preparing' : 'address_unproved'
}
