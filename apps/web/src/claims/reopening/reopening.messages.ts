import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'

/** French text about reopening a closed claim. */
export const REOPENING = {
  reopen: 'Rouvrir ce sinistre',
  ask: 'Demander la réouverture',
  reason: 'Pourquoi faut-il le rouvrir\u202f?',
  hint: 'Un élément nouveau, une facture complémentaire, une erreur dans la décision…',
  second:
    'Un ordre de paiement de ce sinistre est parti à la banque\u00a0: un collègue qui n’a ni décidé ni signé l’indemnité accepte la réouverture ou la refuse. L’assuré lit votre raison si elle est acceptée.',
  missing: CLAIM_MESSAGES.reasonMissing,
  confirm: 'Rouvrir',
  reopening: 'Réouverture…',
  asking: 'Demande…',
  failed: 'Le sinistre n’a pas pu être rouvert.',
  askFailed: 'La réouverture n’a pas pu être demandée.',

  waiting: 'Réouverture à accepter',
  waitingOwn: 'Réouverture demandée',
  waitingBy: (name: string, moment: string) => `Demandée par ${name}, ${moment}.`,
  paid: (amount: string) => `Indemnité décidée\u00a0: ${amount}.`,
  accept: 'Accepter et rouvrir',
  refuse: 'Refuser la réouverture',
  recall: 'Reprendre ma demande',
  recallReason: 'Pourquoi la reprendre\u202f?',
  refuseReason: 'Pourquoi la refuser\u202f?',
  saving: 'Enregistrement…',
  acceptFailed: 'La réouverture n’a pas pu être acceptée.',
  refuseFailed: 'Votre réponse à la réouverture n’a pas pu être enregistrée.',
  refused: (name: string, moment: string) => `Réouverture refusée par ${name}, ${moment}.`,
} as const
