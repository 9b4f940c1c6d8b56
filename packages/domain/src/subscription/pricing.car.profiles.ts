import type { ProductId } from '../products/names.ts'

/** A price calculated by hand: answers by the end of their id, days covered, cents expected, and the reasoning. */
export interface Profile {
  readonly product: ProductId
  readonly days: number
  readonly answers: string
  readonly cents: number
  readonly why: string
}

/**
 * Cars. Amounts in the reasons are euros. RC is liability, PC the driver, AS assistance, BG glass, VI theft and fire, DT
 * damage; CN is the natural-disaster surcharge, 9 % of VI. Annual net premiums: RC 318, PC 46, AS 45, BG 20, VI 35, DT 156.
 */
export const CAR_PROFILES: readonly Profile[] = [
  {
    product: 'car',
    days: 365,
    answers: 'level.third_party',
    cents: 530_32,
    why: 'RC 318 + PC 46 + AS 45 = 409 ; 33 % of 318 = 104.94 ; 18 % of 91 = 16.38 ; no fund',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.intermediate',
    cents: 605_44,
    why: '409 + BG 20 + VI 35 = 464 ; CN 3.15 ; 104.94 ; 18 % of (146 + 3.15) = 26.847 -> 26.85 ; fund 6.50',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.all_risks',
    cents: 789_52,
    why: '464 + DT 156 = 620 ; CN 3.15 ; 104.94 ; 18 % of (302 + 3.15) = 54.927 -> 54.93 ; fund 6.50',
  },
  {
    product: 'car',
    days: 365,
    answers: '',
    cents: 789_52,
    why: 'nothing answered: the default level is all risks',
  },
  {
    product: 'car',
    days: 31,
    answers: 'level.third_party',
    cents: 45_04,
    why: '31/365: RC 27.008 -> 27.01, PC 3.907 -> 3.91, AS 3.822 -> 3.82 ; taxes 8.91 + 1.39',
  },
  {
    product: 'car',
    days: 31,
    answers: 'level.intermediate',
    cents: 57_37,
    why: 'net 34.74 + BG 1.70 + VI 2.97 = 39.41 ; CN 0.27 ; taxes 8.91 + 2.28 ; the fund stays 6.50',
  },
  {
    product: 'car',
    days: 31,
    answers: 'level.all_risks',
    cents: 73_01,
    why: '39.41 + DT 13.25 = 52.66 ; CN 0.27 ; taxes 8.91 + 4.67 ; fund 6.50',
  },
  {
    product: 'car',
    days: 2,
    answers: 'level.third_party',
    cents: 2_90,
    why: 'the shortest contract: RC 1.742 -> 1.74, PC and AS 0.25 each ; taxes 0.57 + 0.09',
  },
  {
    product: 'car',
    days: 1827,
    answers: 'level.all_risks',
    cents: 3925_87,
    why: 'the longest: 5 years, 1827/365 = 5.00548 times the year, but one fund of 6.50',
  },
  {
    product: 'car',
    days: 366,
    answers: 'level.third_party',
    cents: 531_78,
    why: 'a leap year has one more day: RC 318.87, PC 46.13, AS 45.12 ; taxes 105.23 + 16.43',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.all_risks driver_age.21_to_24 licence.2_to_3 bonus.0_80_to_1_00',
    cents: 1217_43,
    why: 'novice: 1.2 x 1.15 x 1.18 = 1.6284 on RC (517.83), PC (74.91), DT (254.03) ; 1.18 on BG, VI',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.all_risks driver_age.18_to_20 licence.2_to_3 bonus.0_80_to_1_00',
    cents: 1441_76,
    why: '1.45 x 1.15 x 1.18 = 1.96765: RC 625.71, PC 90.51, DT 306.95 ; BG 23.60, VI 41.30',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.all_risks energy.electric',
    cents: 813_24,
    why: '1.1 on AS (+4.50) and DT (+15.60): 20.10 x 1.18 = 23.72 more than 789.52',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.third_party energy.electric',
    cents: 535_63,
    why: 'of the two covers concerned only AS is in the level: +4.50 x 1.18 = 5.31',
  },
  {
    product: 'car',
    days: 31,
    answers: 'level.all_risks body.city parking.garage usage.leisure mileage.under_5000',
    cents: 54_09,
    why: 'RC x 0.94 x 0.93 x 0.84 = 0.734328 ; DT 0.624179 ; BG, VI 0.74307 ; PC, AS 0.7812',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.third_party bonus.0_50',
    cents: 463_51,
    why: '0.86 on RC (273.48) and PC (39.56), not on AS ; taxes 90.25 + 15.22',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.intermediate bonus.over_1_50 claims.3_and_over',
    cents: 1907_38,
    why: '2.1 x 1.7 = 3.57 on RC (1135.26), PC (164.22) ; 2.1 on BG, VI: accidents do not touch theft',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.third_party parking.garage excess.none age.under_3',
    cents: 530_32,
    why: 'garage, excess and age concern covers that the level leaves out: as if unanswered',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.intermediate parking.garage',
    cents: 595_15,
    why: '0.85: BG 17, VI 29.75, CN 2.6775 -> 2.68 ; 18 % of (137.75 + 2.68) = 25.277 -> 25.28',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.intermediate excess.600 age.over_12',
    cents: 585_13,
    why: '0.88 x 0.8 = 0.704: BG 14.08, VI 24.64, CN 2.2176 -> 2.22 ; 18 % of 131.94 -> 23.75',
  },
  {
    product: 'car',
    days: 90,
    answers: 'level.all_risks body.sport energy.petrol age.under_3 parking.street usage.commute',
    cents: 245_35,
    why: '90/365 ; 1.22 on RC (95.66) ; 1.22 x 1.12 = 1.3664 on BG, VI, DT ; the rest is neutral',
  },
  {
    product: 'car',
    days: 31,
    answers:
      'level.all_risks body.suv energy.hybrid age.3_to_7 usage.professional parking.yard mileage.15001_to_25000 driver_age.30_to_64 licence.10_and_over bonus.0_50 claims.0 excess.150',
    cents: 86_46,
    why: 'every question answered: RC 27.008 x 1.08 x 1.18 x 1.1 x 0.86 = 32.56',
  },
  {
    product: 'car',
    days: 7,
    answers:
      'level.third_party body.minivan energy.diesel age.8_to_12 usage.leisure parking.private mileage.5000_to_10000 driver_age.65_to_79 licence.10_and_over bonus.0_50 claims.1 excess.300',
    cents: 8_70,
    why: 'RC 6.0986 x 0.98 x 0.93 x 0.93 x 1.04 x 0.86 x 1.12 = 5.178 ; PC 0.76, AS 0.77',
  },
  {
    product: 'car',
    days: 365,
    answers:
      'level.all_risks body.suv energy.electric age.under_3 usage.professional parking.garage mileage.over_25000 driver_age.18_to_20 licence.2_to_3 bonus.over_1_50 claims.2 excess.none',
    cents: 5414_90,
    why: 'nearly the dearest car: DT alone x 8.928',
  },
  {
    product: 'car',
    days: 365,
    answers: 'level.intermediate driver_age.80_and_over licence.4_to_9',
    cents: 723_78,
    why: '1.2 x 1.04 = 1.248 on RC (396.864 -> 396.86) and PC (57.408 -> 57.41) ; taxes 130.96 + 28.90',
  },
]
