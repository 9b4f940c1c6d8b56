import { readTariff } from '../../subscription/tariff-file.ts'
import type { Product } from '../product.ts'
import { carClaimsHistory } from './claims-history.ts'
import { carConditions } from './conditions.ts'
import car20261 from './data/car-2026-1.json' with { type: 'json' }
import car20262 from './data/car-2026-2.json' with { type: 'json' }
import { carInformation } from './information.ts'
import { carPapers } from './papers.ts'
import { carTraits } from './traits.ts'

export const car: Product = {
  ...carTraits,
  tariffs: [readTariff(car20261, 'car-2026-1'), readTariff(car20262, 'car-2026-2')],
  conditions: carConditions,
  information: carInformation,
  papers: carPapers,
  claimsHistory: carClaimsHistory,
}
