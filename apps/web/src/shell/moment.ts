const moments = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** An instant as a French reader in Paris tells it: « 21 novembre 2026 à 18:02 ». */
export function formatMoment(instant: string): string {
  return moments.format(new Date(instant))
}
