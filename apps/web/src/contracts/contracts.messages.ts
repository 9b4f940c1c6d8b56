import type { Remaining } from './contract-period.ts'
import type { CardAction } from './detail/contract-openings.ts'
import type { Sort, StatusFilter } from './list/list-view.ts'

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

const ACTIONS = {
  renew: 'Renouveler',
  claim: 'Déclarer un sinistre',
  extend: 'Prolonger',
  cancel: 'Résilier',
} as const satisfies Record<CardAction, string>

const ACTIONS_OF = {
  renew: (id: string) => `Renouveler le contrat ${id}`,
  claim: (id: string) => `Déclarer un sinistre sur le contrat ${id}`,
  extend: (id: string) => `Prolonger le contrat ${id}`,
  cancel: (id: string) => `Résilier le contrat ${id}`,
} as const satisfies Record<CardAction, (id: string) => string>

/** French text of the page. The sentences quoted from the specification are word for word. */
export const MESSAGES = {
  contractOf: (title: string, id: string) => `${title}, n°\u00a0${id}`,
  title: 'Mes contrats',
  subscribe: 'Souscrire',
  refresh: 'Actualiser la liste',
  exportList: 'Exporter la liste (CSV)',
  exportFile: 'contrats.csv',
  exportFailed: 'La liste n’a pas pu être exportée. Réessayez dans un instant.',

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
  count: (count: number) => (count < 2 ? `${count} contrat affiché` : `${count} contrats affichés`),

  loading: 'Chargement de vos contrats',
  empty: "Vous n'avez pas de contrat en cours.",
  noMatch: 'Aucun contrat ne correspond à votre recherche.',
  failed: "Une erreur s'est produite lors de la récupération des contrats.",
  invalid: 'Données reçues invalides',

  ended: (count: number) =>
    count === 1 ? 'Un contrat terminé ou remplacé' : `${count} contrats terminés ou remplacés`,
  number: (id: string) => `n°\u00a0${id}`,
  remaining: (remaining: Remaining) => {
    const { kind, days } = remaining
    if (kind === 'startsIn') return days === 1 ? 'Dès demain' : `Dans ${days} jours`
    if (days === 0) return 'Dernier jour'
    return days === 1 ? '1 jour restant' : `${days} jours restants`
  },

  created: 'Votre contrat est créé.',
  suspended: 'Suspendu',
  neverStarts: 'Sans effet',
  payNow: 'Régler',
  signedReady: 'Le document signé est prêt à télécharger.',
  expired: 'Ce contrat a expiré',
  leaving: 'Résiliation demandée.',
  beforeExtension: (payment: string) => `Pour la période d’avant la prolongation\u00a0: ${payment}`,
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
  refunded: (amount: string) => `Remboursement\u00a0: ${amount}`,
  notRefunded: 'Rien n’est remboursé.',
  receipt: 'Reçu de résiliation',
  unpaidNotice: 'Avis de résiliation',
  acknowledgement: 'Accusé de réception',
  reason: (text: string) => `Motif\u00a0: ${text}`,

  actions: ACTIONS,
  actionsOf: ACTIONS_OF,
  closed: 'Ce qui n’est plus possible',
  history: 'Historique',
  documents: 'Documents',
  documentsOf: (id: string) => `Documents du contrat ${id}`,
  withdraw: 'Renoncer au contrat ici',
  changePlate: 'Changer l’immatriculation',
  changePlateOf: (id: string) => `Changer l’immatriculation du contrat ${id}`,
  withdrawOf: (id: string) => `Renoncer au contrat ici\u00a0: contrat ${id}`,
  changedMeanwhile:
    'Ce contrat a changé depuis l’ouverture de cette fenêtre\u00a0: le voici comme il est maintenant.',
  unknownContract: 'Ce contrat ne figure pas parmi les vôtres.',

  details: 'Détails',
  detailsOf: (id: string) => `Détails du contrat ${id}`,
  priceTotal: 'Prix total',
  contractPrice: 'Contrat',
  contribution: 'Contribution CO2',
  trips: 'Voyages',
  tripTo: '\u00a0à\u00a0',
  answers: 'Vos réponses',

  pdf: 'PDF',
  pdfOf: (id: string) => `PDF du contrat ${id}`,
  pdfFailed: 'Erreur lors du téléchargement du PDF',
} as const
