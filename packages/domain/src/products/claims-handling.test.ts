import { describe, expect, test } from 'vitest'
import { naturesOf } from '../claims/natures.ts'
import { type Choices, choiceQuestions } from '../subscription/choices.ts'
import { formatEuros } from '../values/money.ts'
import { namesOn } from './claims-handling.ts'
import { productById, WHOLE_PRODUCTS } from './registry.ts'

const limits = (product: string, cover: string, choices: Choices, natureId = '') =>
  productById(product).claimsHandling.limits({ cover, natureId, choices })

const car = (level: string, excess: string) => ({
  'car.level': `car.level.${level}`,
  'car.excess': `car.excess.${excess}`,
})
const travel = (level: string, travellers: number, more: Choices = {}) => ({
  'travel.level': `travel.level.${level}`,
  'travel.travellers': `travel.travellers.${travellers}`,
  ...more,
})

const plain = (text: string) => text.replaceAll(/\s/gu, '')

describe('the limits of a cover', () => {
  test.each([
    // columns: product, cover, choices, ceiling, excess
    ['car', 'glass', car('all_risks', '300'), null, 30_000],
    ['car', 'damage', car('all_risks', '600'), null, 60_000],
    ['car', 'theft_fire', car('intermediate', '150'), null, 15_000],
    ['car', 'glass', car('all_risks', 'none'), null, 0],
    ['car', 'liability', car('third_party', '600'), 10_000_000_000, 0],
    ['car', 'driver', car('third_party', '600'), 30_000_000, 0],
    ['car', 'driver', car('all_risks', '600'), 60_000_000, 0],
    ['car', 'assistance', car('all_risks', '300'), null, 0],
    ['travel', 'medical', travel('comfort', 2), 30_000_000, 0],
    [
      'travel',
      'baggage',
      travel('comfort', 1, { 'travel.excess': 'travel.excess.30' }),
      200_000,
      3_000,
    ],
    [
      'travel',
      'baggage',
      travel('premium', 6, { 'travel.excess': 'travel.excess.75' }),
      1_600_000,
      7_500,
    ],
    [
      'travel',
      'cancellation',
      travel('comfort', 3, { 'travel.cost': 'travel.cost.1500' }),
      450_000,
      0,
    ],
    [
      'travel',
      'cancellation',
      travel('comfort', 8, { 'travel.cost': 'travel.cost.8000' }),
      4_000_000,
      0,
    ],
    [
      'travel',
      'interruption',
      travel('premium', 1, { 'travel.cost': 'travel.cost.1001_to_2000' }),
      800_000,
      0,
    ],
    ['travel', 'liability', travel('premium', 2), 450_000_000, 0],
    ['travel', 'assistance', travel('essential', 1), null, 0],
  ] as const)(
    'are the agreed ceiling and excess for %s, %s, %o',
    (product, cover, choices, ceilingCents, excessCents) => {
      expect(limits(product, cover, choices)).toMatchObject({ ceilingCents, excessCents })
    },
  )

  test('include the legal excess for a natural disaster', () => {
    const { excessCents, excessNote } = limits(
      'car',
      'theft_fire',
      car('all_risks', 'none'),
      'car.natural_catastrophe',
    )
    expect([excessCents, excessNote]).toEqual([38_000, expect.stringContaining('A125-1')])
  })

  test.each(WHOLE_PRODUCTS.flatMap(({ id, tariffs }) => tariffs.map((tariff) => ({ id, tariff }))))(
    'take the declared value of $tariff.version as the highest of the chosen band',
    ({ id, tariff }) => {
      const question = choiceQuestions(tariff).find((one) => one.id === 'car.value')
      const { declaredValue } = productById(id).claimsHandling
      for (const { id: answer, text, refusal } of question?.answers ?? []) {
        const highest = [...text.matchAll(/\d+(?:\s\d{3})*/gu)].at(-1)?.[0] ?? ''
        expect(declaredValue({ 'car.value': answer })).toBe(
          refusal ? null : Number(highest.replaceAll(/\s/gu, '')) * 100,
        )
      }
      expect(declaredValue({})).toBeNull()
    },
  )

  // the figures used for calculation must be those in the sentences of the contract
  const promised = WHOLE_PRODUCTS.flatMap(({ id, tariffs }) =>
    tariffs.flatMap(({ version, covers, levelQuestion }) =>
      covers
        .filter(({ basis }) => basis === 'scale')
        .flatMap(({ code, promises }) =>
          Object.entries(promises).map(([level, promise]) => ({
            id,
            version,
            code,
            levelQuestion,
            level,
            promise,
          })),
        ),
    ),
  ).filter(
    ({ promise, code }) =>
      /\d\s000\s€/u.test(promise) && !['cancellation', 'interruption'].includes(code),
  )

  test.each(promised)(
    'match the figure promised in $version: $promise',
    ({ id, code, levelQuestion, level, promise }) => {
      const { ceilingCents } = limits(id, code, { [levelQuestion]: level })
      const figure = formatEuros(ceilingCents ?? 0).replace(/,00/u, '')
      expect(plain(promise)).toContain(plain(figure))
    },
  )

  test.each(WHOLE_PRODUCTS.flatMap(({ id, tariffs }) => tariffs.map((tariff) => ({ id, tariff }))))(
    'have the excess stated by each answer of $tariff.version',
    ({ id, tariff }) => {
      const question = choiceQuestions(tariff).find((one) => one.id === `${id}.excess`)
      for (const { id: answer, text } of question?.answers ?? []) {
        const [, euros = '0'] = text.match(/^(\d+)\s€/u) ?? []
        const cover = id === 'car' ? 'glass' : 'baggage'
        expect(limits(id, cover, { [`${id}.excess`]: answer }).excessCents).toBe(
          Number(euros) * 100,
        )
      }
    },
  )
})

test('every nature of claim has a first reserve', () => {
  const reserves = WHOLE_PRODUCTS.flatMap(({ id }) =>
    naturesOf(id).map((nature) => nature.reserveCents),
  )
  expect(reserves.every((cents) => Number.isSafeInteger(cents) && cents > 0)).toBe(true)
})

test.each([
  ['Camille Roussel, 14/05/1988 ; Inès Garnier, 02/03/1990', ['Camille Roussel', 'Inès Garnier']],
  ['Camille Roussel', ['Camille Roussel']],
  [null, []],
  ['', []],
])('the names on the line « %s » are read', (line, names) => {
  expect(namesOn(line)).toEqual(names)
})

test('a driver also listed among the other drivers is named once', () => {
  const answers: Readonly<Record<string, string>> = {
    'car.driver': 'Camille Roussel',
    'car.other_drivers': 'Camille Roussel, 14/05/1988 ; Yanis Roussel, 02/03/1990',
  }
  const named = productById('car').claimsHandling.people((id) => answers[id] ?? null)
  expect(named).toEqual(['Camille Roussel', 'Yanis Roussel'])
})
