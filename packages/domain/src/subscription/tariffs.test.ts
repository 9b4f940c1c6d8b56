import { expect, test } from 'vitest'
import { productById } from '../products/registry.ts'
import { latestInForce, TARIFFS, tariffByVersion, tariffInForce, tariffsOf } from './tariffs.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('a tariff applies to its product from its first day', () => {
  expect(tariffInForce('car', day('2025-01-01')).version).toBe('car-2026-1')
  expect(tariffInForce('car', day('2025-12-31')).version).toBe('car-2026-1')
  expect(tariffInForce('car', day('2026-01-01')).version).toBe('car-2026-2')
  expect(tariffInForce('travel', day('2026-11-21')).version).toBe('travel-2026-1')
})

test('a day before any tariff throws', () => {
  expect(() => tariffInForce('car', day('2024-12-31'))).toThrow(RangeError)
})

test('of two tariffs valid on a day, the one that started last applies, until its last day', () => {
  const from = (version: string, validFrom: string, validTo: string | null) => ({
    ...tariffInForce('car', day('2026-11-21')),
    version,
    validFrom: day(validFrom),
    validTo: validTo === null ? null : day(validTo),
  })
  const tariffs = [from('old', '2026-01-01', null), from('summer', '2026-06-01', '2026-08-31')]
  const inForce = (text: string) => latestInForce(tariffs, day(text))?.version
  expect(
    ['2025-12-31', '2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map(inForce),
  ).toEqual([undefined, 'old', 'summer', 'summer', 'old'])
  expect(latestInForce(tariffs.toReversed(), day('2026-07-01'))?.version).toBe('summer')
})

test('a tariff is found by its version, for its own product only', () => {
  expect(tariffByVersion('car', 'car-2026-1')?.product).toBe('car')
  expect(tariffByVersion('travel', 'car-2026-1')).toBeNull()
  expect(tariffByVersion('car', 'car-1999-1')).toBeNull()
})

test('an approved tariff takes precedence over the shipped ones, for its own product only', () => {
  const shipped = productById('car').tariffs
  const [first] = shipped
  if (!first) throw new Error('no tariff')
  const spring = { ...first, version: 'car-2027-3', validFrom: day('2027-03-01') }
  const all = tariffsOf('car', [spring])
  expect(all).toEqual([spring, ...shipped])
  expect(tariffInForce('car', day('2027-02-28'), all).version).toBe('car-2027-2')
  expect(tariffInForce('car', day('2027-03-01'), all).version).toBe('car-2027-3')
  expect(tariffByVersion('car', 'car-2027-3', all)).toBe(spring)
  expect(tariffsOf('travel', [spring])).toEqual(productById('travel').tariffs)
  // a file shipped later under the same name is not the one that contracts were signed under
  const same = { ...first, validFrom: day('2027-05-01') }
  expect(tariffByVersion('car', first.version, tariffsOf('car', [same]))).toBe(same)
})

/** Worded more precisely since, with the same meaning for those who gave the answer. */
const REWORDED = ['car.usage.professional', 'travel.cost']

test('an id is unique in a tariff, and has the same meaning in every version', () => {
  const meanings = new Map<string, string>()
  for (const { questions } of TARIFFS) {
    const asked = questions.flatMap(({ answers, ...question }) => [question, ...answers])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { id, text } of asked) {
      if (!REWORDED.includes(id)) expect(meanings.get(id) ?? text, id).toBe(text)
      meanings.set(id, text)
    }
  }
  expect(meanings.size).toBeGreaterThan(80)
})

test('the second car tariff adds make and model to the questions, at the prices of the first', () => {
  const first = tariffByVersion('car', 'car-2026-1')
  const second = tariffByVersion('car', 'car-2026-2')
  const added = ['car.make', 'car.model']
  expect(second?.questions.filter(({ id }) => added.includes(id))).toHaveLength(2)
  expect(second?.questions.filter(({ id }) => !added.includes(id))).toEqual(first?.questions)
  expect(second?.covers).toEqual(first?.covers)
})

test('the last car tariff asks for the other drivers’ licences, at the prices of the one before', () => {
  const before = tariffByVersion('car', 'car-2027-1')
  const since = tariffByVersion('car', 'car-2027-2')
  const others = 'car.other_drivers'
  const formats = [before, since].map((tariff) => {
    const asked = tariff?.questions.find(({ id }) => id === others)
    return asked?.kind === 'text' ? asked.format : null
  })
  expect(formats).toEqual(['people', 'drivers'])
  expect(since?.questions.filter(({ id }) => id !== others)).toEqual(
    before?.questions.filter(({ id }) => id !== others),
  )
  // the promises of the covers say since then that the declared value is the ceiling (terms 2027-02)
  const priced = (tariff: typeof since) =>
    tariff?.covers.map((cover) => ({ ...cover, promises: null }))
  expect([priced(since), since?.scale, since?.fee, since?.conflicts]).toEqual([
    priced(before),
    before?.scale,
    before?.fee,
    before?.conflicts,
  ])
})

test('the car tariff asks for the yearly kilometres in the words of the specification', () => {
  const question = tariffInForce('car', day('2026-11-21')).questions.find(
    ({ kind }) => kind === 'integer',
  )
  expect(question?.text).toBe('Combien de kilomètres parcourez-vous par an ?')
})
