/** The names of the age bands of claims. */
export const AGE_BAND_LABELS = {
  d0: 'Moins de 7 jours',
  d7: 'De 7 à 29 jours',
  d30: 'De 30 à 89 jours',
  d90: 'De 90 à 179 jours',
  d180: '180 jours ou plus',
} as const
