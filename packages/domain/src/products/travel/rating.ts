import type { RatingRules } from '../product.ts'

const of = (topic: string, ...ends: string[]) => [
  `travel.${topic}`,
  ends.map((end) => `travel.${topic}.${end}`),
]

export const travelRating: RatingRules = {
  ordered: Object.fromEntries([
    of('zone', 'france', 'european_union', 'europe_mediterranean', 'world'),
    of('travellers', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    of('oldest', '18_to_29', '30_to_49', '50_to_64', '65_to_74', '75_and_over'),
    of('sports', 'no', 'yes'),
    of('cost', '250', '500', '750', '1000', '1500', '2000', '3000', '4000', '5000', '6500', '8000'),
    of('excess', '75', '30', 'none'),
    of('level', 'essential', 'comfort', 'premium'),
  ]),
  // the general conditions describe each slope of the scale
  printedDays: [1, 8, 31, 90, 100],
  capped: [],
}
