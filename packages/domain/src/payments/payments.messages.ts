import { formatDay, isBefore } from '../values/day.ts'
import { formatEuros } from '../values/money.ts'
import { suspensionDay } from './arrears.ts'
import type { Arrears, DueState, PaymentSummary } from './payment-state.ts'
import type { PaymentMethod } from './schedule.ts'
import type { ToPay } from './settlement.ts'

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

/** The label of an instalment that is not asked for while an end of its contract is noted. */
export const HELD_LABEL = 'Non demandé'

/** Why a recovery is not possible for a claim. */
export const RECOVERY_REFUSALS = {
  nothingPaid:
    'Ce sinistre n’a encore rien coûté\u00a0: un recours se note une fois l’indemnité versée.',
  tooMuch: (most: number) =>
    `Il reste ${formatEuros(most)} à réclamer sur ce que ce sinistre a coûté.`,
} as const

/** The sentence about a posted formal notice and its effect on cover, for the customer and the team alike. */
export function arrearsLine(
  { noticedOn, suspendedOn, resumesAt, coversUntil }: Arrears,
  today: Temporal.PlainDate,
): string {
  if (resumesAt) {
    const day = formatDay(resumesAt.toZonedDateTimeISO('Europe/Paris').toPlainDate())
    return `Garanties suspendues jusqu’au ${day} à midi\u00a0: le paiement nous est parvenu`
  }
  // a payment of today would have it resume tomorrow at noon
  if (suspendedOn && !isBefore(today, coversUntil))
    return `Garanties suspendues depuis le ${formatDay(suspendedOn)}\u00a0: le contrat prend fin le ${formatDay(coversUntil)}, elles ne reprennent pas`
  if (suspendedOn)
    return `Garanties suspendues depuis le ${formatDay(suspendedOn)}. Elles reprennent à midi, le lendemain du paiement complet de ce qui est dû`
  return `Mise en demeure postée le ${formatDay(noticedOn)}\u00a0: sans paiement, les garanties s’arrêtent le ${formatDay(suspensionDay(noticedOn))}`
}

/** What an end does to a price, row by row: the same words in the dialog and on the receipt. */
export const SETTLED_LABELS = {
  givenUp: 'Échéances à venir, qui ne seront pas demandées',
  takenOff: 'Déduit de ce qui restait à payer',
  owed: 'Complément pour ce qui a servi et les frais du contrat',
  toPay: 'Reste à payer',
  paidBack: 'Vous sera rendu',
} as const

/** Payments listed one by one; more are summed up. */
const MOST_LISTED = 3

const sumOf = (payments: readonly ToPay[]) => payments.reduce((sum, { cents }) => sum + cents, 0)

/** The day of the text, and whether the operator accepts cards. */
interface Telling {
  readonly today: Temporal.PlainDate
  readonly takesCards: boolean
}

/**
 * How something is to be paid, in French: « 40,36 € par prélèvement le 3 décembre 2026, 51,07 € par virement au plus
 * tard le 8 décembre 2026 ». The day itself is in time.
 */
export function howToPay(payments: readonly ToPay[], telling: Telling): string {
  const together = Map.groupBy(payments, ({ method, dueOn }) => `${dueOn.toString()} ${method}`)
  const each = [...together.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, cents: sumOf(same) }] : []
  })
  if (each.length <= MOST_LISTED)
    return each.map((one) => `${formatEuros(one.cents)} ${howOf(one, telling)}`).join(', ')
  const [first] = each
  const last = each.at(-1)
  if (!first || !last) return ''
  return `en ${each.length}\u00a0fois, d’abord ${formatEuros(first.cents)} ${howOf(first, telling)}, et pour finir ${formatEuros(last.cents)} ${howOf(last, telling)}`
}

function howOf({ method, dueOn }: ToPay, { today, takesCards }: Telling): string {
  const isLate = isBefore(dueOn, today)
  if (method === 'direct_debit')
    return isLate ? 'par prélèvement' : `par prélèvement le ${formatDay(dueOn)}`
  const by = byHand(takesCards)
  return isLate ? `${by} dès maintenant` : `${by} au plus tard le ${formatDay(dueOn)}`
}

const byHand = (takesCards: boolean) => (takesCards ? 'par carte ou par virement' : 'par virement')

/** The payment line of a contract, for the customer and the team alike; `method` is how the next instalment is paid. */
export function paymentLine(
  {
    state,
    paidCents,
    remainingCents,
    refundCents,
    next,
    toPay,
    awaitsEnd,
    arrears,
  }: PaymentSummary,
  { method, today, takesCards }: Telling & { readonly method: PaymentMethod },
): string {
  const day = next ? formatDay(next.dueOn) : ''
  const amount = next ? formatEuros(next.cents) : ''
  const total = formatEuros(paidCents + remainingCents)
  const byDebit = method === 'direct_debit'
  const late = formatEuros(sumOf(toPay.filter(({ dueOn }) => isBefore(dueOn, today))))
  if (arrears) return arrearsLine(arrears, today)
  const retryOn = next?.refused?.retryOn
  if (retryOn && (state === 'late' || state === 'scheduled'))
    return `Refusé par la banque, nouvel essai le ${formatDay(retryOn)}`
  switch (state) {
    case 'to_pay':
      return toPay.every((one) => one.method === 'transfer' && next?.dueOn.equals(one.dueOn))
        ? `${formatEuros(sumOf(toPay))} à régler au plus tard le ${day}`
        : `${formatEuros(sumOf(toPay))} à payer\u00a0: ${howToPay(toPay, { today, takesCards })}`
    case 'scheduled':
      if (paidCents > 0)
        return `Payé ${formatEuros(paidCents)} sur ${total}, ${byDebit ? 'prochain prélèvement' : 'prochaine échéance'} le ${day}`
      return byDebit
        ? `Prélèvement de ${amount} prévu le ${day}`
        : `Échéance de ${amount} le ${day}`
    case 'collecting':
      return 'Prélèvement en cours à la banque'
    case 'paid':
      if (paidCents > 0) return `Payé ${formatEuros(paidCents)}`
      return awaitsEnd ? 'Rien à payer avant la fin du contrat' : 'Rien à payer'
    case 'late':
      return next?.refused?.asksIban
        ? `${late} en retard, à régler ${byHand(takesCards)}, ou autre compte à indiquer`
        : `${late} en retard, à régler ${byHand(takesCards)}`
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
