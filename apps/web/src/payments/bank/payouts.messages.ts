import type { PayoutWait } from '@sillage/domain/payments/sepa/payout-waits.ts'

/** French text of refunds and claim payments that are not in a batch yet. */
export const PAYOUTS = {
  toReview: 'À examiner',
  toReviewHint: (sum: string) => `${sum}, hors des lots avant examen`,
  more: (shown: number) => `Les ${shown} premiers. Les suivants viendront à leur place.`,
  payoutKinds: { refund: 'Remboursement', overpayment: 'Trop-perçu', indemnity: 'Indemnité' },
  claimOf: (claim: string) => `sinistre ${claim}`,
  approverReviews: 'Qui approuve les paiements l’examine.',
  letGo: 'Laisser partir',
  letGoOf: (amount: string, holder: string) => `Laisser partir ${amount} vers ${holder}`,
  letGoTitle: (amount: string) => `Laisser partir ces ${amount}\u202f?`,
  letGoText:
    'Vérifiez avec la personne assurée ou sur les pièces du dossier. Si le compte, le montant ou ce qu’il y a à regarder change, il faudra l’examiner de nouveau.',
  letGoReason: 'Ce que vous avez vérifié',
  letGoMissing: 'Dites ce que vous avez vérifié.',
  letGoHint: 'Qui approuvera le lot le lira.',
  gone: 'Le virement peut entrer dans un lot.',
  letGoFailed: 'Le virement attend toujours.',
  letGoBy: ({ by, reason }: { by: string; reason: string }) =>
    `Examiné par ${by}\u00a0: «\u00a0${reason}\u00a0»`,
  promised: 'Promis avant le suivi des paiements',
  promisedHint:
    'Remboursements de contrats dont Sillage n’a pas vu le paiement. Cherchez ce qui avait été reçu, dans les relevés d’alors.',
  promisedColumns: { holder: 'Assuré', amount: 'Promis', contract: 'Contrat', dueBy: 'Avant le' },
  tellReceived: 'Dire ce qui a été reçu',
  tellReceivedOf: (amount: string, name: string) =>
    `Dire ce qui a été reçu\u00a0: ${amount} promis à ${name}`,
  receivedTitle: (contract: string) => `Qu’avait-on reçu pour ${contract}\u202f?`,
  receivedText: (amount: string, most: string) =>
    `${amount} ont été promis sur les ${most} demandés. Rien n’est rendu au-delà de ce qui avait été payé. Une autre personne examinera le compte, puis approuvera le lot.`,
  receivedAmount: 'Montant reçu, en euros',
  receivedMost: (most: string) => `0 si rien n’a été reçu, ${most} au plus.`,
  receivedNote: 'Où vous l’avez vu',
  receivedMissing: 'Indiquez un montant, 0 si rien n’a été reçu.',
  receivedNoteMissing: 'Dites où vous l’avez vu, ou ce que vous avez cherché.',
  receivedNoteHint: 'Un relevé et sa ligne, ou ce que vous avez cherché en vain.',
  willPayBack: (amount: string) => `${amount} seront à rembourser.`,
  willStop: 'Rien ne sera remboursé\u00a0: la promesse s’arrête ici, et l’assuré en est averti.',
  tellReceivedDone: 'Confirmer',
  tellReceivedStop: 'Arrêter le remboursement',
  payBackToast: (amount: string) => `${amount} sont à rembourser.`,
  stoppedToast: 'Le remboursement est arrêté.',
  receivedFailed: 'Le montant reçu n’a pas été noté.',
  later: 'Pas encore payables',
  laterColumns: {
    holder: 'Assuré',
    amount: 'Montant',
    pays: 'Ce qu’il paie',
    waits: 'Ce qui manque',
    dueBy: 'Avant le',
  },
  isLate: 'dépassé',
  waits: {
    decision: () => 'Une décision\u00a0: le sinistre est rouvert',
    card: (moment: string) =>
      moment === ''
        ? 'Rien\u00a0: part vers la carte qui a payé'
        : `La réponse du prestataire de carte, demandée le ${moment}`,
    account: () => 'L’IBAN de l’assuré',
    payee: () => 'Un bénéficiaire pour la succession, à nommer sur la fiche',
    new_account: (moment: string) => `Compte nouveau\u00a0: pas avant le ${moment}`,
    receipts: () => 'L’encaissement de ce qui est rendu',
  } as const satisfies Record<PayoutWait, (moment: string) => string>,
  waitsRefused: (day: string, reason: string) =>
    `Un autre compte\u00a0: la banque a refusé ou renvoyé le virement le ${day}, ${reason}. Demandez-le à l’assuré, qui l’indique dans «\u00a0Mes paiements\u00a0».`,
} as const
