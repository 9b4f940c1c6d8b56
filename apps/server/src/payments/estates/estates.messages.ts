/** Why the payee of an estate can't be named. */
export const ESTATE_PAYEE_REFUSALS = {
  living: 'L’assuré indique lui-même son compte, dans «\u00a0Mes paiements\u00a0».',
  gone: 'Ce versement est parti, dans un lot, ou n’est plus dû.',
} as const
