import { CLOSING_ARTICLES, CLOSING_ARTICLES_202702 } from '../../documents/closing-articles.ts'
import { CLOSING_ARTICLES_202601 } from '../../documents/terms-2026-01/closing-articles.ts'
import { readTariff } from '../../subscription/tariff-file.ts'
import { withPolicyholder } from '../policyholder.ts'
import type { Product } from '../product.ts'
import { travelClaimsHandling } from './claims-handling.ts'
import {
  travelConditions,
  travelConditions202611,
  travelConditions202612,
  travelConditions202701,
  travelConditions202702,
  travelConditions202703,
  travelContribution,
} from './conditions.ts'
import travel2026 from './data/travel-2026-1.json' with { type: 'json' }
import travel2027 from './data/travel-2027-1.json' with { type: 'json' }
import {
  travelInformation,
  travelInformation202611,
  travelInformation202612,
  travelInformation202701,
} from './information.ts'
import { travelPapers } from './papers.ts'
import { travelRating } from './rating.ts'
import { travelConditions202601 } from './terms-2026-01/conditions.ts'
import { travelInformation202601 } from './terms-2026-01/information.ts'
import { travelTraits } from './traits.ts'

export const travel: Product = {
  ...travelTraits,
  tariffs: [
    readTariff(travel2026, 'travel-2026-1'),
    readTariff(withPolicyholder(travel2027), 'travel-2027-1'),
  ],
  rating: travelRating,
  terms: [
    {
      version: '2026-01',
      conditions: [...travelConditions202601, ...CLOSING_ARTICLES_202601],
      information: travelInformation202601,
    },
    {
      version: '2026-11',
      conditions: [...travelConditions202611, ...CLOSING_ARTICLES_202702, travelContribution],
      information: travelInformation202611,
    },
    {
      version: '2026-12',
      conditions: [...travelConditions202612, ...CLOSING_ARTICLES_202702, travelContribution],
      information: travelInformation202612,
    },
    {
      version: '2027-01',
      conditions: [...travelConditions202701, ...CLOSING_ARTICLES_202702, travelContribution],
      information: travelInformation202701,
    },
    {
      version: '2027-02',
      conditions: [...travelConditions202702, ...CLOSING_ARTICLES, travelContribution],
      information: travelInformation,
    },
    {
      version: '2027-03',
      conditions: [...travelConditions202703, ...CLOSING_ARTICLES, travelContribution],
      information: travelInformation,
    },
    {
      version: '2027-04',
      conditions: [...travelConditions, ...CLOSING_ARTICLES, travelContribution],
      information: travelInformation,
    },
  ],
  papers: travelPapers,
  claimsHistory: null,
  claimsHandling: travelClaimsHandling,
}
