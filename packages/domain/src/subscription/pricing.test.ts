import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductId } from '../products/names.ts'
import { PRODUCTS } from '../products/traits.ts'
import { type Choices, choiceQuestions, readChoices } from './choices.ts'
import { CAR_PROFILES } from './pricing.car.profiles.ts'
import { TRAVEL_PROFILES } from './pricing.travel.profiles.ts'
import { type Price, price } from './pricing.ts'
import { tariffInForce } from './tariffs.ts'

const PROFILES = [...CAR_PROFILES, ...TRAVEL_PROFILES]
const start = Temporal.PlainDate.from('2026-11-21')
const tariffOf = (product: ProductId) => tariffInForce(product, start)

/** `level.third_party bonus.0_50` of a car is `car.level.third_party` and `car.bonus.0_50`. */
function choicesOf(product: ProductId, answers: string): Choices {
  const ids = answers.split(' ').filter((answer) => answer !== '')
  const read = readChoices(
    tariffOf(product),
    ids.map((id) => `${product}.${id}`),
  )
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

function priceOf(product: ProductId, { answers, days }: { answers: string; days: number }): Price {
  return price({
    tariff: tariffOf(product),
    choices: choicesOf(product, answers),
    days,
    leadDays: 30,
  })
}

const sumOf = ({ lines }: Price, ...kinds: string[]) =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { cents }) => total + cents, 0)

describe('profiles priced by hand', () => {
  test('there are at least 30 of them', () => {
    expect(PROFILES.length).toBeGreaterThanOrEqual(30)
  })

  test.each(PROFILES)(
    '$product, $days days, $answers: $why',
    ({ product, days, answers, cents }) => {
      expect(priceOf(product, { answers, days }).cents).toBe(cents)
    },
  )
})

describe('the price breakdown', () => {
  test('gives each step for a young driver in French, to the cent', () => {
    const { lines } = priceOf('car', {
      answers: 'level.intermediate driver_age.21_to_24 bonus.0_50',
      days: 365,
    })
    expect(lines.map(({ kind, code, cents, detail }) => [kind, code, cents, detail])).toEqual([
      ['base', 'base', 464_00, '365 jours'],
      // 1.2 on RC 318 and PC 46: 20 % of 364.00
      ['factor', 'car.driver_age', 72_80, '× 1,20'],
      // 0.86 on RC 381.60 -> 328.18 (328.176), PC 55.20 -> 47.47, BG 17.20, VI 30.10: from 491.80 to 422.95
      ['factor', 'car.bonus', -68_85, '× 0,86'],
      ['cover', 'liability', 328_18, undefined],
      ['cover', 'driver', 47_47, undefined],
      ['cover', 'assistance', 45_00, undefined],
      ['cover', 'glass', 17_20, undefined],
      ['cover', 'theft_fire', 30_10, undefined],
      ['tax', 'natural_disasters', 2_71, 'sur la garantie vol et incendie'],
      ['tax', 'motor_liability_tax', 108_30, undefined],
      // 18 % of 47.47 + 45 + 17.20 + 30.10 + 2.71 = 142.48
      ['tax', 'motor_other_tax', 25_65, 'catastrophes naturelles comprises'],
      ['fund', 'terrorism_fund', 6_50, 'victimes du terrorisme, montant fixe par contrat'],
      ['total', 'total', 611_11, undefined],
    ])
  })

  test('names the subject of a factor, with a no-break space before the colon', () => {
    const { lines } = priceOf('car', { answers: 'parking.garage', days: 31 })
    expect(lines[1]?.label).toBe('Stationnement\u00a0: Garage fermé')
  })

  test('has no line for a neutral answer, nor for one about a cover the level lacks', () => {
    const { lines } = priceOf('car', {
      answers: 'level.third_party parking.garage body.sedan',
      days: 365,
    })
    expect(lines.filter(({ kind }) => kind === 'factor')).toEqual([])
  })

  test('keeps the terrorism fund contribution apart, because it is never refunded', () => {
    expect(priceOf('car', { answers: 'level.all_risks', days: 31 }).fundCents).toBe(650)
    expect(priceOf('car', { answers: 'level.third_party', days: 31 }).fundCents).toBe(0)
    expect(priceOf('travel', { answers: 'level.premium', days: 31 }).fundCents).toBe(0)
  })

  test('counts the first and the last day', () => {
    expect(priceOf('travel', { answers: '', days: 23 }).days).toBe(23)
  })

  test('can’t be made for a period that ends before it starts', () => {
    expect(() => priceOf('car', { answers: '', days: 0 })).toThrow(RangeError)
  })
})

// Market levels of 2025, per year, all taxes included; travel: three weeks in Mexico at age 27.
test.each([
  {
    market: 'third party',
    product: 'car',
    days: 365,
    answers: 'level.third_party',
    from: 524,
    to: 534,
  },
  {
    market: 'intermediate',
    product: 'car',
    days: 365,
    answers: 'level.intermediate',
    from: 603,
    to: 613,
  },
  {
    market: 'all risks',
    product: 'car',
    days: 365,
    answers: 'level.all_risks',
    from: 785,
    to: 796,
  },
  {
    market: 'electric, all risks',
    product: 'car',
    days: 365,
    answers: 'level.all_risks energy.electric',
    from: 798,
    to: 818,
  },
  {
    market: 'under 25, all risks',
    product: 'car',
    days: 365,
    answers: 'level.all_risks driver_age.21_to_24 licence.2_to_3 bonus.0_80_to_1_00',
    from: 1200,
    to: 1226,
  },
  {
    market: 'a month, third party',
    product: 'car',
    days: 31,
    answers: 'level.third_party',
    from: 43,
    to: 75,
  },
  {
    market: 'a month, all risks',
    product: 'car',
    days: 31,
    answers: 'level.all_risks',
    from: 43,
    to: 75,
  },
  {
    market: 'cheapest far travel',
    product: 'travel',
    days: 21,
    answers: 'zone.world oldest.18_to_29 cost.1001_to_2000 level.essential',
    from: 36,
    to: 127,
  },
  {
    market: 'dearest far travel',
    product: 'travel',
    days: 21,
    answers: 'zone.world oldest.18_to_29 cost.1001_to_2000 level.premium',
    from: 36,
    to: 127,
  },
] as const)(
  '$market is priced within the market range of $from to $to €',
  ({ product, days, answers, from, to }) => {
    const { cents } = priceOf(product, { answers, days })
    expect(cents).toBeGreaterThanOrEqual(from * 100)
    expect(cents).toBeLessThanOrEqual(to * 100)
  },
)

describe.each(PRODUCTS)('the price of a $id for any answers', ({ id: product }) => {
  const tariff = tariffOf(product)
  const anyAnswers = fc
    .tuple(
      ...choiceQuestions(tariff).map(({ answers }) =>
        fc.option(fc.constantFrom(...answers), { nil: undefined }),
      ),
    )
    .map((answers) => answers.flatMap((answer) => answer?.id ?? []))
  const anyDays = fc.integer({ min: 2, max: 1827 })
  const priced = (ids: readonly string[], days: number) => {
    const choices = readChoices(tariff, ids)
    if (!choices.ok) throw new Error(choices.error.message)
    return price({ tariff, choices: choices.value, days, leadDays: 30 })
  }

  test('has lines that add up to the cent', () => {
    fc.assert(
      fc.property(anyAnswers, anyDays, (ids, days) => {
        const result = priced(ids, days)
        expect(sumOf(result, 'base', 'factor')).toBe(sumOf(result, 'cover'))
        expect(sumOf(result, 'cover')).toBe(result.netCents)
        expect(sumOf(result, 'cover', 'tax', 'fund')).toBe(result.cents)
        expect(sumOf(result, 'total')).toBe(result.cents)
        expect(result.lines.every(({ cents }) => Number.isInteger(cents))).toBe(true)
      }),
    )
  })

  test('is positive', () => {
    fc.assert(fc.property(anyAnswers, anyDays, (ids, days) => priced(ids, days).cents > 0))
  })

  test('never falls with a longer period', () => {
    fc.assert(
      fc.property(anyAnswers, anyDays, fc.integer({ min: 1, max: 40 }), (ids, days, more) => {
        expect(priced(ids, days + more).cents).toBeGreaterThanOrEqual(priced(ids, days).cents)
      }),
    )
  })

  test('does not depend on the order of the answers', () => {
    const shuffled = anyAnswers.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
    )
    fc.assert(
      fc.property(shuffled, anyDays, ([ids, other], days) => {
        expect(priced(other, days)).toEqual(priced(ids, days))
      }),
    )
  })

  test('counts a missing answer as the neutral one', () => {
    fc.assert(
      fc.property(anyAnswers, anyDays, (ids, days) => {
        const missing = choiceQuestions(tariff).filter(
          ({ answers }) => !answers.some(({ id }) => ids.includes(id)),
        )
        expect(
          priced([...ids, ...missing.flatMap(({ neutral }) => neutral ?? [])], days).cents,
        ).toBe(priced(ids, days).cents)
      }),
    )
  })
})
