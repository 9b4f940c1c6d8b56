/** The sentences that stand before the report of emissions is fetched. */
export const PANEL_MESSAGES = {
  title: 'Bilan carbone estimé',
  waiting: 'Bilan carbone estimé, en cours de chargement',
  /** For the console, as the specification quotes it (section 8). */
  logged: 'Erreur lors du calcul des émissions',
} as const
