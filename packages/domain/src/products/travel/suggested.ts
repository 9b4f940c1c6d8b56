import type { Suggestions } from '../product.ts'

/** Suggestions for someone who describes a trip. */
export const travelSuggestions: Suggestions = {
  texts: {},
  homeDepartment: null,
  nights: 'travel.nights',
}
