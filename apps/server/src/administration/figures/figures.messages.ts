import type { STATS_TABLES } from '@sillage/wire/figures/insurance-figures.ts'

export const TOTAL = 'Total'

export const STATS_HEADS = {
  insurance: [
    'Produit',
    'Primes émises hors taxes (€)',
    'Primes, période d’avant (€)',
    'Indemnités (€)',
    'Indemnités, période d’avant (€)',
    'Recours (€)',
    'Recours, période d’avant (€)',
    'Variation des provisions (€)',
    'Variation des provisions, période d’avant (€)',
    'S/P (%)',
    'S/P, période d’avant (%)',
  ],
  contracts: ['Produit', 'État', 'Contrats'],
  claims: ['Âge (jours)', 'Statut', 'Sinistres'],
  contributions: ['Projet', 'Contrats', 'kg CO2e', 'Montant (€)'],
  users: ['Rôle', 'Actifs', 'Inactifs'],
} as const satisfies Record<(typeof STATS_TABLES)[number], readonly string[]>
