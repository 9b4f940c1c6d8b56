/** Ages of claims, in calendar days since the declaration: `from` included, `before` excluded. */
export const AGE_BANDS = {
  d0: { from: 0, before: 7 },
  d7: { from: 7, before: 30 },
  d30: { from: 30, before: 90 },
  d90: { from: 90, before: 180 },
  d180: { from: 180, before: null },
} as const satisfies Record<string, { from: number; before: number | null }>

export type AgeBand = keyof typeof AGE_BANDS
export const AGE_BAND_IDS = Object.keys(AGE_BANDS) as readonly AgeBand[]
