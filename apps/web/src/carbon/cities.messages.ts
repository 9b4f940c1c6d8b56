/** French text of the city search. The failure message is quoted from the specification (section 8). */
export const CITIES_MESSAGES = {
  cityTooShort: 'Saisissez au moins trois lettres.',
  citiesFailed: 'Erreur lors de la récupération des villes',
} as const
