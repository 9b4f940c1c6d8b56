/** The sentences of the contracts of a person, as the team reads them. */
export const PERSON_CONTRACTS = {
  title: 'Contrats d’un assuré',
  of: (username: string) => `Contrats de ${username}`,
  intro: 'En lecture seule. Cette consultation est inscrite au journal.',
  refresh: 'Actualiser',
  loading: 'Chargement des contrats',
  failed: 'Ces contrats n’ont pas pu être lus.',
  empty: 'Cette personne n’a pas de contrat.',
  noPage: 'Cette page n’existe plus.',
  firstPage: 'Revenir au début',
  columns: {
    number: 'Numéro',
    type: 'Assurance',
    status: 'Statut',
    origin: 'Origine',
    period: 'Période',
    price: 'Prix',
    history: 'Historique',
  },
  period: (start: string, end: string) => `${start}\u00a0– ${end}`,
} as const
