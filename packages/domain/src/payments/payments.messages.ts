import { formatDay } from '../values/day.ts'
import { formatEuros } from '../values/money.ts'
import type { DueState, PaymentSummary } from './payment-state.ts'
import type { PaymentMethod } from './schedule.ts'

/** Where one instalment stands. */
export const DUE_STATE_LABELS = {
  upcoming: 'À venir',
  to_pay: 'À régler',
  collecting: 'En cours',
  paid: 'Payé',
  late: 'En retard',
  cancelled: 'Annulé',
} as const satisfies Record<DueState, string>

/** What a card says of the money of a contract, in one line; `method` is how the next is paid. */
export function paymentLine(
  { state, paidCents, remainingCents, refundCents, next }: PaymentSummary,
  method: PaymentMethod,
): string {
  const day = next ? formatDay(next.dueOn) : ''
  const amount = next ? formatEuros(next.cents) : ''
  const total = formatEuros(paidCents + remainingCents)
  const byDebit = method === 'direct_debit'
  switch (state) {
    case 'to_pay':
      return `${amount} à régler avant le ${day}`
    case 'scheduled':
      if (paidCents > 0)
        return `Payé ${formatEuros(paidCents)} sur ${total}, ${byDebit ? 'prochain prélèvement' : 'prochaine échéance'} le ${day}`
      return byDebit
        ? `Prélèvement de ${amount} prévu le ${day}`
        : `Échéance de ${amount} le ${day}`
    case 'collecting':
      return 'Prélèvement en cours à votre banque'
    case 'paid':
      return `Payé ${formatEuros(paidCents)}`
    case 'late':
      return `${amount} en retard, à régler par virement`
    case 'noticed':
      return `${amount} à régler\u00a0: une mise en demeure court`
    case 'suspended':
      return 'Garanties suspendues jusqu’au lendemain de votre paiement, à midi'
    case 'refund_due':
      return `${formatEuros(refundCents)} à recevoir`
    case 'refunded':
      return paidCents > 0
        ? `Remboursement exécuté, ${formatEuros(paidCents)} restent acquis`
        : 'Remboursement exécuté'
  }
}
