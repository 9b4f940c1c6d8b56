/** French text of the retention page. */
export const RETENTION_PAGE = {
  page: 'Durées de conservation',
  intro:
    'Chaque jour, ce dont le temps est passé est effacé. Voici ce que le prochain passage effacerait.',
  loading: 'Chargement des durées',
  failed: 'Les durées n’ont pas pu être lues.',
  refresh: 'Actualiser',
  nothing: 'Le prochain passage n’efface rien.',
  something: (count: string, isOne: boolean) =>
    `Le prochain passage efface ${count} ${isOne ? 'élément' : 'éléments'}.`,
  columns: { label: 'Données', time: 'Durée', reason: 'Raison', due: 'À effacer' },
  countedFrom: (from: string) => `depuis ${from}`,
  atOnce: 'Aussitôt',
  months: (count: number) => `${count}\u00a0mois`,
  years: (count: number) => `${count}\u00a0ans`,
} as const
