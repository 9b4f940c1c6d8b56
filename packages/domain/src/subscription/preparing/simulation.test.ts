import { expect, test } from 'vitest'
import { choiceQuestions, readChoices } from '../choices.ts'
import EXPECTED from '../expected-prices.json' with { type: 'json' }
import { readTariff } from '../tariff-file.ts'
import { tariffByVersion } from '../tariffs.ts'
import { ratingNumbers, withNumbers } from './rating-numbers.ts'
import type { Insured } from './segments.ts'
import { type Simulation, startSimulation } from './simulation.ts'

const car = (() => {
  const tariff = tariffByVersion('car', 'car-2027-1')
  if (!tariff) throw new Error('no tariff')
  return tariff
})()

/** Neutral answers; Dijon is in the middle zones. */
const NEUTRAL = Object.fromEntries(
  choiceQuestions(car).map(({ id, neutral }) => [id, neutral ?? 'car.department.21']),
)

/** The cars of the expected prices. */
const PORTFOLIO: readonly (Insured & { total: number })[] = EXPECTED.filter(
  ({ product }) => product === 'car',
).flatMap(({ answers, days, leadDays, total }) => {
  const choices = readChoices(car, answers)
  return choices.ok ? [{ choices: { ...NEUTRAL, ...choices.value }, days, leadDays, total }] : []
})

function simulated(numbers: Readonly<Record<string, number>>): Simulation {
  const after = readTariff(withNumbers(car.file, numbers), 'after')
  const simulation = startSimulation(car, after)
  for (const insured of PORTFOLIO) simulation.add(insured)
  simulation.add({ choices: { 'car.body': 'car.body.city' }, days: 30, leadDays: 0 })
  return simulation.result()
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test('a simulation prices each contract on its own answers, and counts those left out', () => {
  const { count, left, beforeCents, afterCents, dearer, cheaper, ...same } = simulated({})
  expect(count).toBe(PORTFOLIO.length)
  expect(count).toBeGreaterThan(20)
  expect(left).toBe(1)
  expect(beforeCents).toBe(sumOf(PORTFOLIO.map(({ total }) => total)))
  expect(afterCents).toBe(beforeCents)
  expect([dearer, cheaper, same.largestRise, same.largestFall]).toEqual([0, 0, null, null])
})

test('a fee raised by 2 € costs each contract 2,66 € with tax', () => {
  const { count, beforeCents, afterCents, dearer, cheaper, largestRise } = simulated({
    'fee/cents': 2400,
  })
  expect([dearer, cheaper]).toEqual([count, 0])
  const rise = (largestRise?.afterCents ?? 0) - (largestRise?.beforeCents ?? 0)
  expect(rise).toBeGreaterThanOrEqual(265)
  expect(rise).toBeLessThanOrEqual(267)
  // the tax is rounded for each contract
  expect(Math.abs(afterCents - beforeCents - 266 * count)).toBeLessThanOrEqual(count)
})

test('changing the factor of one answer changes its segment only, and every segment adds up', () => {
  const number = ratingNumbers(car).find(
    ({ row, column }) => row === 'Citadine' && column === 'Responsabilité civile',
  )
  const { segments, count, beforeCents, afterCents, cheaper, largestFall } = simulated({
    [number?.path ?? '']: 0.9,
  })
  for (const { title, parts } of segments) {
    expect(sumOf(parts.map((part) => part.count)), title).toBe(count)
    expect(sumOf(parts.map((part) => part.beforeCents)), title).toBe(beforeCents)
    expect(sumOf(parts.map((part) => part.afterCents)), title).toBe(afterCents)
  }
  const bodies = segments.find(({ title }) => title === 'Carrosserie')?.parts ?? []
  for (const { text, beforeCents: before, afterCents: after } of bodies)
    if (text === 'Citadine') expect(after).toBeLessThan(before)
    else expect(after).toBe(before)
  expect(cheaper).toBe(bodies.find(({ text }) => text === 'Citadine')?.count)
  expect(largestFall?.afterCents).toBeLessThan(largestFall?.beforeCents ?? 0)
  expect(segments.map(({ title }) => title)).toEqual([
    'Niveau de garantie',
    'Carrosserie',
    'Énergie',
    'Âge de la voiture',
    'Puissance',
    'Valeur',
    'Utilisation',
    'Stationnement',
    'Département, zones de circulation',
    'Département, zones de vol',
    'Kilométrage',
    'Âge du conducteur',
    'Permis',
    'Bonus-malus',
    'Accidents responsables',
    'Franchise',
    'Durée',
  ])
})
