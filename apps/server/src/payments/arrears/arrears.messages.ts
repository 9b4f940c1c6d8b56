import type { ArrearsState } from '@sillage/domain/payments/arrears.ts'
import { paths } from '@sillage/wire/addresses.ts'

/** The state of a formal notice, as shown at the desk. */
export const ARREARS_LABELS: Readonly<Record<ArrearsState, string>> = {
  to_post: 'à poster',
  posted: 'postée',
  suspended: 'garanties suspendues',
  may_terminate: 'peut être résilié',
  resuming: 'payé, garanties à reprendre',
  over: 'contrat terminé, reste dû',
}

/** Why posting a letter can’t be recorded. */
export const ARREARS_REFUSALS = {
  holderDied:
    'L’assuré est décédé\u00a0: cette lettre ne lui est pas postée. Écrivez à la succession, dont sa fiche donne l’adresse.',
  posted: 'Cette lettre est déjà notée postée, ou ne sert plus.',
  changed:
    'Ce qui est dû a changé depuis que cette lettre est établie\u00a0: n’envoyez pas celle-ci, une autre est établie avec le travail du jour.',
  noAddress: 'Aucune adresse postale n’est connue\u00a0: cette lettre ne peut pas être postée.',
  day: 'Indiquez un jour entre celui de la lettre et aujourd’hui.',
  number:
    'Indiquez le numéro de la lettre recommandée\u00a0: des lettres et des chiffres, de 8 à 20.',
  numberUsed:
    'Ce numéro de recommandé est déjà noté pour une autre lettre\u00a0: vérifiez celui du bordereau.',
  notTerminable: (from: string) =>
    `Ce contrat ne peut être résilié pour non-paiement qu’à partir du ${from}.`,
  notSuspended:
    'Ce contrat n’est pas, ou n’est plus, suspendu pour non-paiement\u00a0: il ne peut pas être résilié pour ce motif.',
} as const

/** The letter's file name, before its number. */
export const LETTER_FILE = 'mise-en-demeure'

/** Notifies the policyholder that the letter was posted; gives no amount. */
export const letterPosted = {
  title: 'Une lettre recommandée vous est envoyée au sujet d’un paiement.',
  path: paths.payments,
  mail: {
    subject: 'Une lettre recommandée vous est envoyée',
    text: 'Un paiement de votre contrat ne nous est pas parvenu. Une lettre recommandée vous est envoyée à votre dernière adresse connue\u00a0: elle dit ce qui est dû, et jusqu’à quand vos garanties continuent. «\u00a0Mes paiements\u00a0» le dit aussi, et comment payer.',
  },
} as const
