/** The sentences that stand before the report of emissions is fetched. */
export const PANEL_MESSAGES = {
  title: 'Bilan carbone estimé',
  waiting: 'Bilan carbone estimé, en cours de chargement',
} as const
