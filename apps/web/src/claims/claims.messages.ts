export const MESSAGES = {
  page: 'Mes sinistres',
  loading: 'Chargement de vos sinistres',
  empty: 'Vous n’avez aucun sinistre.',
  emptyText: 'Un sinistre se déclare depuis le contrat qui le couvre.',
  contracts: 'Voir mes contrats',
  failed: 'Vos sinistres n’ont pas pu être chargés.',
  retry: 'Réessayer',
  number: (id: string) => `n°\u00a0${id}`,
  incident: (day: string) => `incident du ${day}`,
  status: {
    pending: 'En attente',
    in_progress: 'En cours',
    under_review: 'En cours',
    closed: 'Fermé',
  },
} as const
