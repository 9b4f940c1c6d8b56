import type { Product, ProductNatures, Traits } from '@sillage/domain/products/product.ts'
import { bicycleNatures } from './bicycle-natures.factory.ts'
import { bicycleTariff } from './bicycle-tariff.factory.ts'
import { bicycleConditions, bicycleInformation, bicyclePapers } from './bicycle-texts.factory.ts'

const bicycleTraits: Traits<'bicycle', 'Vélo'> = {
  id: 'bicycle',
  label: 'Vélo',
  promise: 'Votre vélo, contre le vol et la casse.',
  asksLast: [],
  trips: false,
  zones: null,
  emissions: { of: 'nothing' },
  motor: null,
  people: () => [],
  coversUntilDeparture: [],
  departingToday: null,
  noWithdrawal: () => null,
  endingGrounds: [],
  cancellationWarnings: [
    { code: 'bicycle-unlocked', message: 'Un vol d’après-demain ne sera plus couvert.' },
  ],
  insured: (answerTo) => `vélo ${answerTo('bicycle.frame') ?? ''}`.trim(),
  maskedInsured: (answerTo) => `vélo ${answerTo('bicycle.frame')?.slice(0, 2) ?? ''}•••`,
}

/** A fictional product, which shows that adding one only takes a folder. */
export const bicycle: Product & ProductNatures = {
  assistance: 'Votre vélo ne roule plus\u202f? Elle vous ramène.',
  natures: bicycleNatures,
  ...bicycleTraits,
  tariffs: [bicycleTariff],
  rating: { ordered: {}, printedDays: [], capped: [] },
  terms: [{ version: '2026-11', conditions: bicycleConditions, information: bicycleInformation }],
  papers: bicyclePapers,
  claimsHistory: null,
  claimsHandling: {
    declaredValue: () => null,
    limits: () => ({ ceilingCents: null, ceilingNote: '', excessCents: 5_000, excessNote: '' }),
    people: () => [],
  },
}
