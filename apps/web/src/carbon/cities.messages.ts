/** What the search for a city says. The failure is quoted by the specification (its section 8). */
export const CITIES_MESSAGES = {
  cityTooShort: 'Saisissez au moins trois lettres.',
  citiesFailed: 'Erreur lors de la récupération des villes',
} as const
