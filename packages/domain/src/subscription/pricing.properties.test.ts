import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductId } from '../products/names.ts'
import { productById } from '../products/registry.ts'
import { type Choices, choiceQuestions, readChoices } from './choices.ts'
import { price, totalPrice } from './pricing.ts'
import type { ChoiceQuestion, Tariff } from './tariff.ts'
import { tariffByVersion } from './tariffs.ts'

const RUNS = { numRuns: 1000 }

function tariffOf(product: ProductId): Tariff {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error(product)
  return tariff
}

interface Profile {
  readonly choices: Choices
  readonly days: number
  readonly leadDays: number
}

function anyProfile(tariff: Tariff): fc.Arbitrary<Profile> {
  const anyIds = fc.tuple(
    ...choiceQuestions(tariff).map(({ answers }) =>
      fc.option(fc.constantFrom(...answers.map(({ id }) => id)), { nil: undefined }),
    ),
  )
  return fc.record({
    choices: anyIds.map((ids) => {
      const read = readChoices(
        tariff,
        ids.flatMap((id) => id ?? []),
      )
      if (!read.ok) throw new Error(read.error.message)
      return read.value
    }),
    // mostly short periods, where the scale is steepest; contracts last five years at most
    days: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 1827 })),
    leadDays: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 400 })),
  })
}

describe.each(['car', 'travel'] as const)('a thousand %s profiles', (product) => {
  const tariff = tariffOf(product)
  const cents = (profile: Profile) => price({ tariff, ...profile }).cents

  test.each(Object.entries(productById(product).rating.ordered))(
    'a greater risk in « %s » is never cheaper',
    (question, ordered) => {
      const step = fc.integer({ min: 1, max: ordered.length - 1 })
      fc.assert(
        fc.property(anyProfile(tariff), step, (profile, index) => {
          const [less, more] = [index - 1, index].map((at) => {
            return cents({
              ...profile,
              choices: { ...profile.choices, [question]: ordered[at] ?? '' },
            })
          })
          expect(less).toBeLessThanOrEqual(more ?? 0)
        }),
        RUNS,
      )
    },
    60_000,
  )

  test('have the same total with and without its lines', () => {
    fc.assert(
      fc.property(anyProfile(tariff), (profile) => {
        expect(totalPrice({ tariff, ...profile })).toBe(cents(profile))
      }),
      RUNS,
    )
  }, 60_000)

  test('never get cheaper with one more day', () => {
    fc.assert(
      fc.property(anyProfile(tariff), (profile) => {
        expect(cents({ ...profile, days: profile.days + 1 })).toBeGreaterThanOrEqual(cents(profile))
      }),
      RUNS,
    )
  }, 60_000)

  test('never cost less as two consecutive contracts than as one', () => {
    const cut = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(anyProfile(tariff), cut, (profile, share) => {
        const first = Math.max(1, Math.floor(profile.days * share))
        if (first === profile.days) return
        const spans = [first, profile.days - first]
        const sum = spans.reduce((all, days) => all + cents({ ...profile, days }), 0)
        // 366 days cost as much as 365, so each of two such contracts has a free leap day; only a premium above 13 000
        // € a year makes that worth more than the second fee
        const hasTwoLeapDays = spans.every((days) => days >= 366)
        const leapDay = hasTwoLeapDays ? Math.ceil(cents({ ...profile, days: 365 }) / 365) : 0
        expect(sum + leapDay).toBeGreaterThanOrEqual(cents(profile))
      }),
      RUNS,
    )
  }, 60_000)
})

const anyOf = (product: string, topic: string, ...ends: string[]) => ({
  product,
  question: `${product}.${topic}`,
  answers: ends.map((end) => `${product}.${topic}.${end}`),
})

/**
 * Orders of risk missing from a product's rating rules: a question with two rising branches, or an order valid at some
 * levels only.
 */
const OTHER_ORDERS = [
  anyOf('car', 'driver_age', '30_to_64', '65_to_79', '80_and_over'),
  // an old car breaks down more: its falling value outweighs the extra assistance only when damage is insured
  {
    ...anyOf('car', 'age', 'over_12', '8_to_12', '3_to_7', 'under_3'),
    level: 'car.level.all_risks',
  },
  anyOf('travel', 'zone', 'world', 'north_america'),
  {
    product: 'car',
    question: 'car.crm',
    answers:
      choiceQuestions(tariffOf('car'))
        .find(({ isCoefficient }) => isCoefficient)
        ?.answers.map(({ id }) => id) ?? [],
  },
]

/** Questions whose answers have no order of risk, and why. */
const UNORDERED: Readonly<Record<string, string>> = {
  'car.body': 'kinds: a minivan is stolen less than a sedan and its glass costs more',
  'car.energy': 'kinds: an electric car is stolen less and repaired at a higher cost',
  'car.department': 'places: judged by their factors below',
  'travel.reason': 'kinds: for a family visit less luggage is lost, for work more is cancelled',
}

describe('the order of the answers by risk', () => {
  test.each(['car', 'travel'] as const)(
    'is tested for every question of a %s, or there is none',
    (product) => {
      const asked = choiceQuestions(tariffOf(product)).map(({ id }) => id)
      const tried = [
        ...Object.keys(productById(product).rating.ordered),
        ...OTHER_ORDERS.map(({ question }) => question),
      ]
      expect(asked.filter((id) => !tried.includes(id) && !(id in UNORDERED))).toEqual([])
      expect(Object.keys(UNORDERED).filter((id) => tried.includes(id))).toEqual([])
    },
  )

  test.each(OTHER_ORDERS)(
    'holds for $question: a greater risk is never cheaper',
    ({ product, question, answers, ...where }) => {
      const tariff = tariffOf(product === 'car' ? 'car' : 'travel')
      const at = 'level' in where ? { 'car.level': where.level } : {}
      const step = fc.integer({ min: 1, max: answers.length - 1 })
      fc.assert(
        fc.property(anyProfile(tariff), step, (profile, index) => {
          const [less = 0, more = 0] = [index - 1, index].map((place) => {
            const choices = { ...profile.choices, ...at, [question]: answers[place] ?? '' }
            return price({ tariff, ...profile, choices }).cents
          })
          expect(less).toBeLessThanOrEqual(more)
        }),
        RUNS,
      )
    },
    60_000,
  )

  test('holds for departments: one with higher factors is never cheaper', () => {
    const tariff = tariffOf('car')
    const departments =
      choiceQuestions(tariff).find(({ id }) => id === 'car.department')?.answers ?? []
    expect(departments).toHaveLength(101)
    const department = fc.constantFrom(...departments)
    const codes = tariff.covers.map(({ code }) => code)
    const isAbove = (one: (typeof departments)[number], other: (typeof departments)[number]) =>
      codes.every((code) => (one.relativities?.[code] ?? 1) >= (other.relativities?.[code] ?? 1))
    fc.assert(
      fc.property(anyProfile(tariff), department, department, (profile, one, other) => {
        fc.pre(isAbove(one, other))
        const [more = 0, less = 0] = [one, other].map(({ id }) => {
          const choices = { ...profile.choices, 'car.department': id }
          return price({ tariff, ...profile, choices }).cents
        })
        expect(more).toBeGreaterThanOrEqual(less)
      }),
      RUNS,
    )
  }, 60_000)

  test('holds for cancellation cover: buying it earlier is never cheaper', () => {
    const tariff = tariffOf('travel')
    fc.assert(
      fc.property(anyProfile(tariff), (profile) => {
        const later = price({ tariff, ...profile, leadDays: profile.leadDays + 1 }).cents
        expect(later).toBeGreaterThanOrEqual(price({ tariff, ...profile }).cents)
      }),
      RUNS,
    )
  }, 60_000)
})

describe('the bonus-malus coefficient of a car', () => {
  const tariff = tariffOf('car')
  const coefficient = choiceQuestions(tariff).find(({ isCoefficient }) => isCoefficient)
  const covers = (profile: Profile, id: string) =>
    price({ tariff, ...profile, choices: { ...profile.choices, 'car.crm': id } }).lines.filter(
      ({ kind }) => kind === 'cover',
    )

  test('has 301 answers, from 0,50 to 3,50', () => {
    const answers = (coefficient as ChoiceQuestion).answers
    expect(answers).toHaveLength(301)
    expect([answers[0], answers.at(-1)].map((answer) => [answer?.id, answer?.text])).toEqual([
      ['car.crm.0_50', '0,50'],
      ['car.crm.3_50', '3,50'],
    ])
  })

  test('multiplies only the covers named by the law', () => {
    fc.assert(
      fc.property(anyProfile(tariff), (profile) => {
        const half = covers(profile, 'car.crm.0_50')
        const whole = covers(profile, 'car.crm.1_00')
        for (const [index, { code, cents }] of whole.entries()) {
          const named = ['liability', 'glass', 'theft_fire', 'damage'].includes(code)
          const other = half[index]?.cents ?? 0
          // each cover is rounded on its own
          expect(Math.abs(cents - other * (named ? 2 : 1))).toBeLessThanOrEqual(named ? 1 : 0)
        }
      }),
      RUNS,
    )
  }, 60_000)
})
