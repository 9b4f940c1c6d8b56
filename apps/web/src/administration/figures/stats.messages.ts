import { CONTRIBUTION_LABELS } from '@sillage/domain/carbon/contributions/contribution-labels.messages.ts'

/** French text of the statistics page. */
export const STATS = {
  page: 'Statistiques',
  intro: 'Les chiffres de maintenant\u202f; aucun ne désigne une personne.',
  refresh: 'Actualiser',
  loading: 'Chargement des chiffres',
  failed: 'Les chiffres n’ont pas pu être lus.',
  monitoring: 'Ouvrir la supervision',
  newTab: 'dans un nouvel onglet',

  contracts: 'Contrats par état et par type',
  claims: 'Sinistres par âge et par statut',
  claimsNote: 'L’âge se compte en jours depuis la déclaration.',
  contributions: 'Contributions',
  contributionsNote: 'Le carbone est celui qui était estimé à la signature.',
  accounts: 'Comptes par rôle',

  status: 'État',
  age: 'Âge',
  role: 'Rôle',
  option: 'Projet',
  count: 'Contrats',
  kg: 'kg CO2e',
  cost: 'Montant',
  countOf: (label: string, count: string) => `${label}\u00a0: ${count}`,
  total: 'Total',
  active: 'Actifs',
  inactive: 'Inactifs',
  none: 'Rien à compter pour l’instant.',

  options: CONTRIBUTION_LABELS,

  responses: 'Première réponse aux sinistres',
  median: 'Une fois sur deux, en moins de',
  ninthDecile: 'Neuf fois sur dix, en moins de',
  answered: 'Sinistres avec une réponse',
  waiting: 'En attente d’une réponse',
  unanswered: 'Clos sans réponse',
  unknown: '–',
  minutes: (count: string) => `${count}\u00a0min`,
  hours: (count: string) => `${count}\u00a0h`,
  days: (count: string) => `${count}\u00a0jours`,
} as const
