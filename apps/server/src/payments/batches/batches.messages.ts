import type { PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'

/** Why a batch can’t be prepared or approved. */
export const BATCH_REFUSALS = {
  empty: {
    collections: 'Aucun prélèvement ne peut être remis à la banque maintenant.',
    transfers: 'Aucun remboursement ni aucune indemnité ne peut être viré maintenant.',
  },
  toReview: (count: number) =>
    count === 1
      ? 'Le virement à faire attend un examen, sous «\u00a0À examiner\u00a0».'
      : `Les ${count} virements à faire attendent un examen, sous «\u00a0À examiner\u00a0».`,
  halted:
    'La banque a refusé l’identifiant créancier (BE05)\u00a0: rien ne part tant qu’il n’est pas corrigé dans la configuration.',
  notApprover: 'Vous n’avez pas l’habilitation d’approuver des paiements.',
  own: 'Vous avez préparé ce lot\u00a0: une autre personne doit l’approuver.',
  involved:
    'Vous avez demandé, décidé ou rapproché ce que ce lot paie\u00a0: une autre personne doit l’approuver.',
  approved: 'Ce lot est déjà approuvé.',
  withdrawn: 'Ce lot a été rendu.',
  stale: (count: number) =>
    count === 1
      ? 'Un ordre de ce lot ne correspond plus à ce qui est dû. Rendez le lot et préparez-le de nouveau.'
      : `${count} ordres de ce lot ne correspondent plus à ce qui est dû. Rendez le lot et préparez-le de nouveau.`,
  unread: (holder: string) =>
    `Aucune banque ne lit le nom «\u00a0${holder}\u00a0». Rendez le lot et préparez-le de nouveau\u00a0: cet ordre attendra un nom en lettres latines.`,
  unpaid:
    'Un ordre de ce lot rembourse un prélèvement qui est revenu impayé. Rendez le lot et préparez-le de nouveau\u00a0: cet ordre n’y sera plus.',
  review:
    'Un ordre de ce lot attend un examen. Rendez le lot et préparez-le de nouveau\u00a0: cet ordre n’y sera plus.',
  late: 'La date de ce lot est passée. Rendez-le et préparez-le de nouveau.',
  limit: (cents: number) =>
    `Un virement de ce lot dépasse ${formatEuros(cents)}, le plus que votre rôle peut approuver.`,
  noFile:
    'Ce lot n’a pas de fichier\u00a0: il n’est pas approuvé, ou son fichier a été effacé après 90 jours.',
} as const

/** The state of a batch. */
export const BATCH_STATES = {
  to_approve: () => 'à approuver',
  withdrawn: () => 'rendu',
  approved: () => 'à télécharger',
  sent: () => 'téléchargé, réponse attendue',
  held: () => 'retenu par la banque',
  failed: ({ failed, orders }: { failed: number; orders: number }) =>
    `${failed} ${failed === 1 ? 'rejeté ou revenu' : 'rejetés ou revenus'} sur ${orders}`,
  settled: () => 'exécuté',
} as const

/** The state of an order. */
export const ORDER_STATES = {
  prepared: 'préparé',
  sent: 'en cours',
  settled: 'exécuté',
  rejected: 'rejeté',
  returned: 'revenu',
  withdrawn: 'rendu',
} as const

/** Why a due or a payout is left out of every batch. */
export const SET_ASIDE = {
  unread:
    'Aucune banque ne lit ce nom\u00a0: le client indique son compte avec un nom en lettres latines.',
} as const

interface Flagged {
  /** How many customer accounts gave the IBAN. */
  readonly people: number
  /** The papers by which the payee of an estate was named. */
  readonly proof: string | null
}

/** What a person must check before an order leaves. */
export const ORDER_FLAGS = {
  other_payer: () => 'Autre compte que celui qui a payé',
  unknown_payer: () => 'Compte indiqué par le client\u00a0: celui qui a payé n’est pas connu',
  other_holder: () => 'Le titulaire ne porte pas le nom de l’assuré',
  shared_iban: ({ people }: Flagged) => `IBAN donné par ${people} comptes clients`,
  early_claim: () => 'Sinistre important alors qu’aucun paiement n’a encore été encaissé',
  estate: ({ proof }: Flagged) =>
    proof === null
      ? 'Assuré décédé\u00a0: vérifiez qui reçoit ce versement pour la succession'
      : `Assuré décédé\u00a0: compte nommé pour la succession, au vu de «\u00a0${proof}\u00a0»`,
} as const satisfies Record<PayoutFlag, (flagged: Flagged) => string>

/** Why a payout can’t be cleared. */
export const REVIEW_REFUSALS = {
  involved:
    'Vous avez demandé, décidé ou rapproché ce que ce virement paie\u00a0: une autre personne doit l’examiner.',
  nothing: 'Rien ne retient plus ce virement.',
} as const
