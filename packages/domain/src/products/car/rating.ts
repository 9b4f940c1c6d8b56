import type { RatingRules } from '../product.ts'

const of = (topic: string, ...ends: string[]) => [
  `car.${topic}`,
  ends.map((end) => `car.${topic}.${end}`),
]

export const carRating: RatingRules = {
  ordered: Object.fromEntries([
    of('power', 'up_to_55', '56_to_80', '81_to_110', '111_to_150', '151_to_220', 'over_220'),
    of(
      'value',
      'under_5000',
      '5000_to_10000',
      '10001_to_20000',
      '20001_to_35000',
      '35001_to_50000',
      '50001_to_80000',
    ),
    of('usage', 'leisure', 'commute', 'professional', 'rounds'),
    of('parking', 'garage', 'private', 'yard', 'street'),
    of('mileage', 'under_5000', '5000_to_10000', '10001_to_15000', '15001_to_25000', 'over_25000'),
    of('driver_age', '30_to_64', '25_to_29', '21_to_24', '18_to_20'),
    of('licence', '10_and_over', '4_to_9', '2_to_3'),
    of('claims', '0', '1', '2', '3_and_over'),
    of('excess', '600', '300', '150', 'none'),
    of('level', 'third_party', 'intermediate', 'all_risks'),
  ]),
  printedDays: [1, 7, 30, 60, 90, 180, 270, 365],
  capped: [
    {
      cover: 'liability',
      questions: ['car.driver_age', 'car.licence'],
      most: 2,
      law: 'article A121-1-1 du code des assurances',
    },
  ],
}
