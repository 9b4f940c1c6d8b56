import { formatDay } from '../values/day.ts'
import { formatEuros } from '../values/money.ts'
import { suspensionDay } from './arrears.ts'
import type { Arrears, DueState, PaymentSummary } from './payment-state.ts'
import type { PaymentMethod } from './schedule.ts'

/** The label of the state of one instalment. */
export const DUE_STATE_LABELS = {
  upcoming: 'À venir',
  to_pay: 'À régler',
  collecting: 'En cours',
  paid: 'Payé',
  late: 'En retard',
  cancelled: 'Annulé',
} as const satisfies Record<DueState, string>

/** The label of an instalment that a bank refused and that is still owed. */
export const REFUSED_LABEL = 'Refusé'

/** Why a recovery is not possible for a claim. */
export const RECOVERY_REFUSALS = {
  nothingPaid:
    'Ce sinistre n’a encore rien coûté\u00a0: un recours se note une fois l’indemnité versée.',
  tooMuch: (most: number) =>
    `Il reste ${formatEuros(most)} à réclamer sur ce que ce sinistre a coûté.`,
} as const

/** The sentence about a posted formal notice and its effect on cover. */
export function arrearsLine({ noticedOn, suspendedOn, resumesAt }: Arrears): string {
  if (resumesAt) {
    const day = formatDay(resumesAt.toZonedDateTimeISO('Europe/Paris').toPlainDate())
    return `Garanties suspendues jusqu’au ${day} à midi\u00a0: votre paiement nous est parvenu`
  }
  if (suspendedOn)
    return `Garanties suspendues depuis le ${formatDay(suspendedOn)}. Elles reprennent à midi le lendemain de votre paiement`
  return `Mise en demeure postée le ${formatDay(noticedOn)}\u00a0: sans paiement, vos garanties s’arrêtent le ${formatDay(suspensionDay(noticedOn))}`
}

/** The payment line on the card of a contract; `method` is how the next instalment is paid. */
export function paymentLine(
  { state, paidCents, remainingCents, refundCents, next, arrears }: PaymentSummary,
  method: PaymentMethod,
): string {
  const day = next ? formatDay(next.dueOn) : ''
  const amount = next ? formatEuros(next.cents) : ''
  const total = formatEuros(paidCents + remainingCents)
  const byDebit = method === 'direct_debit'
  if (arrears) return arrearsLine(arrears)
  const retryOn = next?.refused?.retryOn
  if (retryOn && (state === 'late' || state === 'scheduled'))
    return `Refusé par votre banque, nouvel essai le ${formatDay(retryOn)}`
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
    case 'suspended':
      // a formal notice has its own line, above
      return `${amount} à régler`
    case 'refund_due':
      return `${formatEuros(refundCents)} à recevoir`
    case 'refunded':
      return paidCents > 0
        ? `Remboursement exécuté, ${formatEuros(paidCents)} restent acquis`
        : 'Remboursement exécuté'
  }
}
