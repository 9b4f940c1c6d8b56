import type { Profile } from './pricing.car.profiles.ts'

/**
 * Trips, in the same format as the car profiles. AN is cancellation, FM medical, BA luggage. Annual net premiums,
 * comfort: AN 162, FM 131, BA 55, assistance 45. One tax of 9 %, no fund.
 */
export const TRAVEL_PROFILES: readonly Profile[] = [
  {
    product: 'travel',
    days: 365,
    answers: '',
    cents: 428_37,
    why: 'nothing answered: comfort, 393 net + 35.37',
  },
  {
    product: 'travel',
    days: 31,
    answers: '',
    cents: 36_38,
    why: 'the default month: 13.76 + 11.13 + 4.67 + 3.82 = 33.38 ; tax 3.0042 -> 3.00',
  },
  {
    product: 'travel',
    days: 31,
    answers: 'level.essential',
    cents: 16_01,
    why: 'FM 10.87 + assistance 3.82 = 14.69 ; tax 1.3221 -> 1.32',
  },
  {
    product: 'travel',
    days: 31,
    answers: 'level.premium',
    cents: 99_96,
    why: 'six covers, 91.71 ; tax 8.2539 -> 8.25',
  },
  {
    product: 'travel',
    days: 21,
    answers: 'zone.world oldest.18_to_29 cost.1001_to_2000 level.essential',
    cents: 36_08,
    why: '3 weeks in Mexico at 27: FM 7.3644 x 3.5 x 0.95 = 24.49 ; assistance 8.61 ; cost concerns nothing',
  },
  {
    product: 'travel',
    days: 21,
    answers: 'zone.world oldest.18_to_29 cost.1001_to_2000 level.comfort',
    cents: 54_62,
    why: 'AN 9.3205 x 0.95 x 1.5 = 13.28 ; FM 25.06 ; BA 3.16 ; assistance 8.61 ; tax 4.51',
  },
  {
    product: 'travel',
    days: 21,
    answers: 'zone.world oldest.18_to_29 cost.1001_to_2000 level.premium',
    cents: 126_40,
    why: '115.96 net + 10.44',
  },
  {
    product: 'travel',
    days: 23,
    answers:
      'zone.european_union reason.holiday travellers.2 oldest.30_to_49 cost.500_to_1000 level.comfort sports.no excess.30',
    cents: 48_58,
    why: 'two in Barcelona: 1.8 x 23/365: 18.37 + 14.86 + 6.24 + 5.10 = 44.57 ; tax 4.01',
  },
  {
    product: 'travel',
    days: 8,
    answers:
      'zone.france reason.family travellers.4 oldest.30_to_49 cost.under_500 level.essential sports.no excess.75',
    cents: 9_04,
    why: 'FM 2.8055 x 3.1 x 0.75 x 0.92 = 6.00 ; assistance 2.29 ; tax 0.75',
  },
  {
    product: 'travel',
    days: 15,
    answers:
      'zone.north_america reason.work travellers.1 oldest.50_to_64 cost.4001_to_8000 level.premium sports.no excess.none',
    cents: 220_16,
    why: 'AN 15.6164 x 1.2 x 1.1 x 3.6 x 1.12 = 83.11 ; 201.98 net in all',
  },
  {
    product: 'travel',
    days: 10,
    answers: 'zone.europe_mediterranean sports.yes level.comfort travellers.2',
    cents: 29_54,
    why: 'FM 3.589 x 1.4 x 1.8 x 1.35 = 12.21 ; assistance 4.19 ; AN 7.99 ; BA 2.71',
  },
  {
    product: 'travel',
    days: 30,
    answers: 'zone.european_union oldest.75_and_over travellers.2 level.premium cost.2001_to_4000',
    cents: 650_09,
    why: '2.4 x 1.8 = 4.32, AN 31.2329 x 4.32 x 2.3 = 310.33 ; 596.41 net',
  },
  {
    product: 'travel',
    days: 2,
    answers: 'level.essential zone.france',
    cents: 77,
    why: 'a week-end: FM 0.526 -> 0.53, assistance 0.185 -> 0.18 ; tax 0.0639 -> 0.06',
  },
  {
    product: 'travel',
    days: 180,
    answers: 'reason.studies oldest.18_to_29 level.comfort',
    cents: 207_78,
    why: 'a term abroad: AN 79.89 x 0.95 x 1.05 = 79.69 ; 190.62 net',
  },
  {
    product: 'travel',
    days: 14,
    answers: 'level.essential excess.none sports.yes travellers.5_to_9',
    cents: 47_84,
    why: 'FM 4.9096 x 4.5 x 1.35 x 1.12 = 33.40 ; assistance 10.49',
  },
]
