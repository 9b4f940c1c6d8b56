import { sepaText } from '@sillage/domain/payments/sepa/characters.ts'
import { SEPA_LIMITS } from '@sillage/domain/payments/sepa/orders.ts'

/** Whether a file can name a holder: one stored before names were checked may have no character allowed in SEPA. */
export function isWritable({ holder }: { readonly holder: string }): boolean {
  return sepaText(holder, SEPA_LIMITS.name) !== ''
}
