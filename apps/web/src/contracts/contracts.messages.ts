import type { Remaining } from './contract-period.ts'
import type { Sort, StatusFilter } from './list-view.ts'

const SORT_LABELS = {
  date: 'Trier par date',
  price: 'Trier par prix',
  type: 'Trier par type de contrat',
  status: 'Trier par statut',
} as const satisfies Record<Sort, string>

const FILTER_LABELS = {
  all: 'Tous',
  active: 'Actifs',
  extended: 'Prolongés',
  renewed: 'Renouvelés',
  cancelled: 'Résiliés',
  expired: 'Expirés',
} as const satisfies Record<StatusFilter, string>

/** Every sentence of the page. The ones that the specification quotes keep its spelling to the letter. */
export const MESSAGES = {
  title: 'Mes contrats',
  subscribe: 'Souscrire',
  refresh: 'Actualiser la liste',

  search: 'Rechercher',
  searchPlaceholder: 'Numéro, type ou détail',
  sort: 'Trier par',
  sorts: SORT_LABELS,
  ascending: 'Ordre croissant',
  toAscending: 'Passer à l’ordre croissant',
  toDescending: 'Passer à l’ordre décroissant',
  filter: 'Filtrer par statut',
  filters: FILTER_LABELS,
  reset: 'Réinitialiser les filtres',
  count: (count: number) => (count === 1 ? '1 contrat affiché' : `${count} contrats affichés`),

  loading: 'Chargement de vos contrats',
  empty: "Vous n'avez pas de contrat en cours.",
  noMatch: 'Aucun contrat ne correspond à votre recherche.',
  failed: "Une erreur s'est produite lors de la récupération des contrats.",
  invalid: 'Données reçues invalides',
  retry: 'Réessayer',

  number: (id: string) => `n°\u00a0${id}`,
  remaining: (remaining: Remaining) => {
    const { kind, days } = remaining
    if (kind === 'startsIn') return days === 1 ? 'Dès demain' : `Dans ${days} jours`
    if (days === 0) return 'Dernier jour'
    return days === 1 ? '1 jour restant' : `${days} jours restants`
  },

  created: 'Votre contrat est créé.',
  createdNext: 'Le document signé est prêt à télécharger.',
  expired: 'Ce contrat a expiré',
  endsSoon: (day: string) => `Se termine le ${day}.`,
  endsSoonNext: 'Les garanties cessent à la fin de cette journée.',
  extendedUntil: (day: string) => `Prolongé jusqu’au ${day} par le contrat `,
  extended: 'Ce contrat a été prolongé.',
  renewedBy: 'Renouvelé par le contrat ',
  renewed: 'Ce contrat a été renouvelé.',
  extends: 'Prolonge le contrat ',
  renews: 'Renouvelle le contrat ',
  cancelledOn: (day: string) => `Résilié le ${day}.`,
  cancelled: 'Ce contrat est résilié.',
  reason: (text: string) => `Motif\u00a0: ${text}`,

  details: 'Détails',
  detailsOf: (id: string) => `Détails du contrat ${id}`,
  pricePaid: 'Prix total payé',
  contractPrice: 'Contrat',
  contribution: 'Contribution CO2',
  trips: 'Voyages',
  tripTo: 'à',
  answers: 'Vos réponses',

  pdf: 'PDF',
  pdfOf: (id: string) => `PDF du contrat ${id}`,
  pdfFailed: 'Erreur lors du téléchargement du PDF',
} as const
