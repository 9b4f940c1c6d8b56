import type { DueFilter } from '@sillage/domain/payments/payment-state.ts'
import type { PaymentMethod } from '@sillage/domain/payments/schedule.ts'

/** French text of the list of dues, for the payments desk. */
export const DUES = {
  tab: 'Échéances',
  loading: 'Chargement des échéances…',
  failed: 'Les échéances ne s’affichent pas.',
  states: 'État des échéances',
  state: {
    open: 'À encaisser',
    late: 'En retard',
    collecting: 'À la banque',
    paid: 'Payées',
    later: 'Pas encore demandées',
    all: 'Toutes',
  } as const satisfies Record<DueFilter | 'all', string>,
  method: 'Moyen de paiement',
  methods: {
    all: 'Tous les moyens',
    direct_debit: 'Prélèvement',
    transfer: 'Virement',
  } as const satisfies Record<PaymentMethod | 'all', string>,
  csv: 'Exporter en CSV',
  csvBusy: 'Export en cours',
  csvFailed: 'Les échéances n’ont pas été exportées.',
  none: 'Aucune échéance ne correspond.',
  reset: 'Revenir à la liste habituelle',
  totals: { count: 'Échéances', amount: 'Montant', owed: 'Reste dû' },
  caption: (from: string, to: string) => `Échéances du ${from} au ${to}`,
  older: (from: string) =>
    `Cette liste commence le ${from}\u00a0: pour ce qui reste dû d’avant, choisissez un premier jour plus tôt. «\u00a0Impayés\u00a0» montre ce qu’une mise en demeure réclame, contrats terminés compris.`,
  columns: {
    day: 'Échéance',
    payer: 'Assuré',
    contract: 'Contrat',
    method: 'Moyen',
    amount: 'Montant',
    state: 'État',
  },
  owedOf: (owed: string) => `reste ${owed}`,
} as const
