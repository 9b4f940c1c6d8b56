import type { LedgerEvent } from '@sillage/domain/payments/ledger.ts'

/** What the accounts say of an entry. */
export const LEDGER = {
  events: {
    'contract.signed': 'Contrat signé',
    'due.issued': 'Échéance appelée',
    'contract.ended': 'Contrat résilié ou renoncé',
    'collection.sent': 'Prélèvement ordonné',
    'collection.settled': 'Prélèvement encaissé',
    'collection.rejected': 'Prélèvement rejeté',
    'collection.returned': 'Prélèvement revenu impayé',
    'payout.ordered': 'Virement ordonné',
    'payout.settled': 'Virement exécuté',
    'payout.rejected': 'Virement rejeté',
    'payout.returned': 'Virement revenu',
    'movement.received': 'Virement reçu',
    'movement.unknown': 'Mouvement à rapprocher',
    'movement.matched': 'Mouvement rapproché',
    'movement.fee': 'Frais de la banque',
    'reserve.changed': 'Provision d’un sinistre',
    'recovery.claimed': 'Recours réclamé',
    'recovery.received': 'Recours reçu',
    'recovery.given_up': 'Recours abandonné',
    'climate.handed_over': 'Contribution climat remise',
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
