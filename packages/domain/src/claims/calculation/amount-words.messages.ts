import type { Amount } from './proposal.ts'

/** What the letter says about each step that changed the amount. */
export const AMOUNT_WORDS = {
  ceiling: 'Au-delà du plafond de la garantie',
  depreciation: 'Usure',
  value: 'Au-delà de la valeur du bien',
  declared_value: 'Au-delà de la valeur que vous avez déclarée',
  share: 'Part qui n’est pas prise en charge',
  excess: 'Votre franchise',
  other: 'Payé par une autre assurance',
} as const satisfies Record<Amount, string>
