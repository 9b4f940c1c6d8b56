import { CLOSING_ARTICLES, CLOSING_ARTICLES_202702 } from '../../documents/closing-articles.ts'
import { CLOSING_ARTICLES_202601 } from '../../documents/terms-2026-01/closing-articles.ts'
import { readTariff } from '../../subscription/tariff-file.ts'
import { withPolicyholder } from '../policyholder.ts'
import type { Product } from '../product.ts'
import { carClaimsHandling } from './claims-handling.ts'
import { carClaimsHistory } from './claims-history.ts'
import {
  carConditions,
  carConditions202611,
  carConditions202612,
  carConditions202701,
  carConditions202702,
  carConditions202703,
  carConditions202704,
  carConditions202705,
  carContribution,
} from './conditions.ts'
import car20261 from './data/car-2026-1.json' with { type: 'json' }
import car20262 from './data/car-2026-2.json' with { type: 'json' }
import car20271 from './data/car-2027-1.json' with { type: 'json' }
import { car20272 } from './data/car-2027-2.ts'
import {
  carInformation,
  carInformation202611,
  carInformation202612,
  carInformation202701,
  carInformation202702,
  carInformation202705,
} from './information.ts'
import { carPapers } from './papers.ts'
import { carRating } from './rating.ts'
import { carConditions202601 } from './terms-2026-01/conditions.ts'
import { carInformation202601 } from './terms-2026-01/information.ts'
import { carTraits } from './traits.ts'

export const car: Product = {
  ...carTraits,
  tariffs: [
    readTariff(car20261, 'car-2026-1'),
    readTariff(car20262, 'car-2026-2'),
    readTariff(withPolicyholder(car20271), 'car-2027-1'),
    readTariff(withPolicyholder(car20272), 'car-2027-2'),
  ],
  rating: carRating,
  terms: [
    {
      version: '2026-01',
      conditions: [...carConditions202601, ...CLOSING_ARTICLES_202601],
      information: carInformation202601,
    },
    {
      version: '2026-11',
      conditions: [...carConditions202611, ...CLOSING_ARTICLES_202702, carContribution],
      information: carInformation202611,
    },
    {
      version: '2026-12',
      conditions: [...carConditions202612, ...CLOSING_ARTICLES_202702, carContribution],
      information: carInformation202612,
    },
    {
      version: '2027-01',
      conditions: [...carConditions202701, ...CLOSING_ARTICLES_202702, carContribution],
      information: carInformation202701,
    },
    {
      version: '2027-02',
      conditions: [...carConditions202702, ...CLOSING_ARTICLES_202702, carContribution],
      information: carInformation202702,
    },
    {
      version: '2027-03',
      conditions: [...carConditions202703, ...CLOSING_ARTICLES, carContribution],
      information: carInformation202705,
    },
    {
      version: '2027-04',
      conditions: [...carConditions202704, ...CLOSING_ARTICLES, carContribution],
      information: carInformation202705,
    },
    {
      version: '2027-05',
      conditions: [...carConditions202705, ...CLOSING_ARTICLES, carContribution],
      information: carInformation202705,
    },
    {
      version: '2027-06',
      conditions: [...carConditions, ...CLOSING_ARTICLES, carContribution],
      information: carInformation,
    },
  ],
  papers: carPapers,
  claimsHistory: carClaimsHistory,
  claimsHandling: carClaimsHandling,
}
