/** French text of the navigation between the claims of a list. */
export const TRAIL = {
  label: 'Les dossiers de la liste',
  previous: 'Dossier précédent',
  next: 'Dossier suivant',
  previousKey: 'Dossier précédent (k)',
  nextKey: 'Dossier suivant (j)',
  end: 'Fin de la liste',
  place: (place: number, count: number) => `${place} sur ${count}`,
} as const
