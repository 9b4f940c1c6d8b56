import { readTariff } from '../../subscription/tariff-file.ts'
import type { Product } from '../product.ts'
import { travelConditions } from './conditions.ts'
import travel2026 from './data/travel-2026-1.json' with { type: 'json' }
import { travelInformation } from './information.ts'
import { travelPapers } from './papers.ts'
import { travelTraits } from './traits.ts'

export const travel: Product = {
  ...travelTraits,
  tariffs: [readTariff(travel2026, 'travel-2026-1')],
  conditions: travelConditions,
  information: travelInformation,
  papers: travelPapers,
  claimsHistory: null,
}
