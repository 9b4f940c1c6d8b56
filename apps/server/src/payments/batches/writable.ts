import { sepaText } from '@sillage/domain/payments/sepa/characters.ts'
import { SEPA_LIMITS } from '@sillage/domain/payments/sepa/orders.ts'

/** Whether a file can name a holder: one that was kept before names were checked may have no letter that a bank reads. */
export function isWritable({ holder }: { readonly holder: string }): boolean {
  return sepaText(holder, SEPA_LIMITS.name) !== ''
}
