/** French text shown before the emissions report is loaded. */
export const PANEL_MESSAGES = {
  title: 'Bilan carbone estimé',
  waiting: 'Bilan carbone estimé, en cours de chargement',
  /** Logged to the console, as quoted in the specification (section 8). */
  logged: 'Erreur lors du calcul des émissions',
} as const
