import { paths } from '@sillage/wire/addresses.ts'

/** The name of a payment on the provider’s page. */
export const CARD_LABEL = 'Cotisation d’assurance Sillage'

/** Why a card payment is refused. */
export const CARD_REFUSALS = {
  notDue: 'Cette échéance n’est pas à régler par carte\u00a0: elle est payée, ou sera prélevée.',
  unavailable:
    'La page de paiement ne répond pas. Rien n’a été débité\u00a0: réessayez, ou réglez par virement.',
  unsigned: 'Ce message n’est pas signé par notre prestataire de paiement\u00a0: il est ignoré.',
  other: 'Ce message ne correspond à aucun paiement que nous avons demandé\u00a0: il est ignoré.',
} as const

/** Notifies the policyholder that the card payment arrived; gives no amount. */
export const cardPaid = {
  title: 'Votre paiement par carte est enregistré.',
  path: paths.payments,
  mail: {
    subject: 'Votre paiement par carte est enregistré',
    text: 'Votre paiement par carte est enregistré. «\u00a0Mes paiements\u00a0» en montre le montant et la quittance.',
  },
} as const

/** Notifies that the provider has refunded the card. */
export const cardRefunded = {
  title: 'Un remboursement est parti vers votre carte.',
  path: paths.payments,
  mail: {
    subject: 'Un remboursement est parti vers votre carte',
    text: 'Un remboursement est parti vers la carte qui avait payé. Votre banque l’inscrit à sa date, souvent en quelques jours. «\u00a0Mes paiements\u00a0» en montre le montant.',
  },
} as const

/** Notifies that the card can't be refunded. */
export const cardRefusedRefund = {
  title: 'Un remboursement vous attend\u00a0: indiquez votre compte bancaire.',
  path: paths.payments,
  mail: {
    subject: 'Indiquez votre compte bancaire',
    text: 'Un remboursement n’a pas pu revenir à votre carte. Indiquez depuis votre espace le compte bancaire sur lequel le recevoir. Nous ne demandons jamais d’IBAN par e-mail ni par téléphone.',
  },
} as const
