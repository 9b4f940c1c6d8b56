import { describe, expect, test } from 'vitest'
import type { Tariff } from '../tariff.ts'
import { readTariff } from '../tariff-file.ts'
import { TARIFFS, tariffByVersion } from '../tariffs.ts'
import { ratingNumbers, structureOf, withNumbers } from './rating-numbers.ts'
import { tariffFlaws } from './tariff-flaws.ts'

function tariffOf(version: string): Tariff {
  const tariff = TARIFFS.find((one) => one.version === version)
  if (!tariff) throw new Error(version)
  return tariff
}

const car = tariffOf('car-2027-1')
const travel = tariffOf('travel-2027-1')

test.each(TARIFFS)('the tariff $version has no flaw', (tariff) => {
  expect(tariffFlaws(tariff)).toEqual([])
})

/** The path of a number, from its labels in the table. */
function pathOf(tariff: Tariff, ...said: [group: string, row: string, column: string]): string {
  const [group, row, column] = said
  const found = ratingNumbers(tariff).find(
    (one) => one.group === group && one.row === row && one.column === column,
  )
  if (!found) throw new Error(said.join(', '))
  return found.path
}

function changed(tariff: Tariff, numbers: Readonly<Record<string, number>>): Tariff {
  return readTariff(withNumbers(tariff.file, numbers), tariff.version)
}

const codes = (tariff: Tariff, former: Tariff) =>
  tariffFlaws(tariff, former).map(({ code }) => code)

describe('the flaws of a changed tariff', () => {
  const liability = pathOf(car, 'Primes de base', 'Responsabilité civile', 'Au tiers')
  const garage = pathOf(car, 'Stationnement', 'Garage fermé', 'Vol et incendie')
  const novice = pathOf(car, 'Permis', 'De 2 à 3 ans', 'Responsabilité civile')
  const twoDays = pathOf(car, 'Durée', '2 jours', 'Poids')
  const twoWeeks = pathOf(car, 'Durée', '15 jours', 'Poids')
  const aWeek = pathOf(car, 'Durée', '7 jours', 'Poids')
  const year = pathOf(car, 'Durée', '365 jours', 'Poids')
  const fee = pathOf(car, 'Contrat', 'Frais de contrat', 'Valeur')
  const loading = pathOf(car, 'Contrat', 'Part de la prime pour les frais et la marge', 'Valeur')

  test.each([
    ['a premium of zero', { [liability]: 0 }, ['tariff.number']],
    ['half a cent in a premium', { [liability]: 28_000.5 }, ['tariff.number']],
    ['a level cheaper than the one below', { [liability]: 28_500 }, ['tariff.level']],
    ['a negative fee', { [fee]: -1 }, ['tariff.number']],
    ['a fee of zero', { [fee]: 0 }, []],
    ['a loading of more than half', { [loading]: 0.51 }, ['tariff.number']],
    ['a factor with three decimals', { [garage]: 0.685 }, ['tariff.number']],
    ['a garage more expensive than a private car park', { [garage]: 0.81 }, ['tariff.order']],
    ['a garage as expensive as a private car park', { [garage]: 0.8 }, []],
    ['a novice who pays more than twice', { [novice]: 1.31 }, ['tariff.cap']],
    ['two days cheaper than one', { [twoDays]: 0.044 }, ['tariff.scale']],
    ['fifteen days more expensive than ten and five', { [twoWeeks]: 0.187 }, ['tariff.split']],
    ['fifteen days as expensive as ten and five', { [twoWeeks]: 0.15 }, []],
    ['a length printed in the terms', { [aWeek]: 0.091 }, ['tariff.printed']],
    ['a year with another weight', { [year]: 1.001 }, ['tariff.scale', 'tariff.printed']],
  ])('are right for %s', (_, numbers, flaws) => {
    expect(codes(changed(car, numbers), car)).toEqual(flaws)
  })

  test('allow a share of the sum insured below one, and no more', () => {
    const comfort = pathOf(travel, 'Primes de base', 'Annulation', 'Confort')
    expect(codes(changed(travel, { [comfort]: 0.025 }), travel)).toEqual([])
    expect(codes(changed(travel, { [comfort]: 2.5 }), travel)).toEqual([
      'tariff.number',
      'tariff.level',
    ])
  })

  test('name the number at fault', () => {
    const [flaw] = tariffFlaws(changed(car, { [garage]: 0 }), car)
    expect(flaw).toMatchObject({ path: garage })
    expect(flaw?.message).toMatch(/^Stationnement, Garage fermé, Vol et incendie/)
  })
})

describe('the editable numbers of a tariff', () => {
  test('each appear once, and writing them back changes nothing', () => {
    for (const tariff of TARIFFS) {
      const numbers = ratingNumbers(tariff)
      expect(new Set(numbers.map(({ path }) => path)).size).toBe(numbers.length)
      const same = Object.fromEntries(numbers.map(({ path, value }) => [path, value]))
      const again = changed(tariff, same)
      expect(ratingNumbers(again)).toEqual(numbers)
      expect(structureOf(again)).toBe(structureOf(tariff))
    }
  })

  test('are those of the printed tariff, without the legal coefficient', () => {
    const numbers = ratingNumbers(car)
    const valueOf = (group: string, row: string, column: string) =>
      numbers.find((one) => one.group === group && one.row === row && one.column === column)?.value
    expect(valueOf('Primes de base', 'Dommages tous accidents', 'Tous risques')).toBe(29_400)
    expect(valueOf('Département, zones de vol', 'Zone 6', 'Vol et incendie')).toBe(2.7)
    expect(valueOf('Département, zones de circulation', 'Zone 3', 'Responsabilité civile')).toBe(1)
    expect(valueOf('Carrosserie', 'Monospace ou ludospace', 'Dommages tous accidents')).toBe(1)
    expect(numbers.filter(({ group }) => group === 'Bonus-malus')).toEqual([])
    expect(numbers.filter(({ row }) => row === 'Moins de 18 ans')).toEqual([])
  })

  test('change the price where they are changed, and leave the former tariff as it was', () => {
    const before = JSON.stringify(car.file)
    const zone = pathOf(car, 'Département, zones de vol', 'Zone 6', 'Vol et incendie')
    const dearer = changed(car, { [zone]: 2.9 })
    const marseille = dearer.questions
      .flatMap(({ answers }) => answers)
      .find(({ id }) => id === 'car.department.13')
    expect(marseille?.relativities['theft_fire']).toBe(2.9)
    expect(JSON.stringify(car.file)).toBe(before)
    expect(structureOf(dearer)).toBe(structureOf(car))
  })

  test('leave the structure unchanged; another question, answer or cover changes it', () => {
    const texts = withNumbers(car.file, {}) as { questions: unknown[] }
    const fewer = readTariff({ ...texts, questions: texts.questions.slice(0, -1) }, 'fewer')
    expect(structureOf(fewer)).not.toBe(structureOf(car))
    expect(structureOf(tariffByVersion('car', 'car-2026-2') ?? car)).not.toBe(structureOf(car))
  })
})
