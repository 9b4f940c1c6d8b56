import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'

/** Why a contract under formal notice can't be extended or renewed. */
export const PAYMENT_LATE =
  'Une mise en demeure court sur ce contrat\u00a0: il se prolonge et se renouvelle une fois réglé ce qui est dû, dans «\u00a0Mes paiements\u00a0».'

/** The notice that cover is suspended; it has no amount. */
export const suspended = {
  title: 'Les garanties de votre contrat sont suspendues.',
  path: paths.payments,
  mail: {
    subject: 'Vos garanties sont suspendues',
    text: 'Le délai de la lettre recommandée est passé sans paiement complet\u00a0: les garanties de votre contrat sont suspendues, et rien n’est pris en charge. Elles reprennent à midi, le lendemain du paiement complet de ce qui est dû. «\u00a0Mes paiements\u00a0» dit combien, et comment payer.',
  },
} as const

/** The notice that cover resumes because the debt was paid. */
export function resumed(at: Temporal.Instant) {
  const day = formatDay(at.toZonedDateTimeISO('Europe/Paris').toPlainDate())
  return {
    title: `Paiement reçu\u00a0: vos garanties reprennent le ${day} à midi.`,
    path: paths.payments,
    mail: {
      subject: 'Vos garanties reprennent',
      text: `Votre paiement nous est parvenu. Les garanties de votre contrat reprennent le ${day} à midi.`,
    },
  } as const
}

/** The notice when the payment turns out to have come before cover stopped. */
export const neverSuspended = {
  title: 'La suspension de vos garanties est annulée.',
  path: paths.payments,
  mail: {
    subject: 'La suspension de vos garanties est annulée',
    text: 'Votre paiement était parvenu à notre banque avant que vos garanties ne s’arrêtent\u00a0: leur suspension est annulée, et elles n’ont pas été interrompues.',
  },
} as const

/** The file name of the termination letter, before its number. */
export const TERMINATION_FILE = 'resiliation'
