import type { LedgerEvent } from '@sillage/domain/payments/ledger.ts'

/** What the accounts say of an entry. */
export const LEDGER = {
  events: {
    'contract.signed': 'Contrat signé',
    'due.issued': 'Échéance appelée',
    'contract.ended': 'Contrat résilié ou renoncé',
    'debit.sent': 'Prélèvement remis à la banque',
    'debit.settled': 'Prélèvement encaissé',
    'transfer.received': 'Virement reçu',
    'payout.ordered': 'Virement émis',
    'payout.settled': 'Virement exécuté',
  } satisfies Record<LedgerEvent, string>,
  journal: { code: 'PR', label: 'Production' },
  heads: [
    'Date',
    'Écriture',
    'Pièce',
    'Police',
    'Compte',
    'Libellé du compte',
    'Événement',
    'Débit',
    'Crédit',
  ],
  notClosed:
    'Ce fichier se fait d’un mois clôturé\u00a0: ses numéros d’écriture ne changent plus ensuite.',
  tooMany: 'Ce mois compte trop d’écritures pour un seul fichier.',
  noMonth: 'Aucune écriture pour ce mois.',
} as const
