import { FACTOR_SETS } from '@sillage/domain/carbon/factor-sets.ts'
import { factorOf } from '@sillage/domain/carbon/factors.ts'
import { carFactor } from '@sillage/domain/carbon/trip-factor.ts'
import { vehicleEmissions } from '@sillage/domain/carbon/vehicle.ts'
import { expect, test } from 'vitest'
import { EMISSIONS_MESSAGES } from './emissions.messages.ts'

const factors = FACTOR_SETS.at(-1) ?? expect.unreachable()
const twoFigures = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })
const grams = (kilograms: number) => `${twoFigures.format(kilograms * 1000)}\u00a0g`
const fact = (wanted: string) =>
  EMISSIONS_MESSAGES.facts.find(({ id }) => id === wanted) ?? expect.unreachable()
const perKm = (id: string) => factorOf(factors, id).value
const yearOf = (fuelType: 'petrol' | 'electric') =>
  vehicleEmissions({ fuelType, size: 'medium', year: 2024 }, { kilometres: 1, factors }).parts

test('the text on train and plane gives the figures of the newest factors', () => {
  expect(fact('train').text).toContain(`environ ${grams(perKm('rail.fr.tgv'))} CO2e`)
  expect(fact('train').text).toContain(`environ ${grams(perKm('flight.lt1000'))}, traînées`)
  expect(fact('train').source).toContain(String(factorOf(factors, 'rail.fr.tgv').year))
  expect(fact('train').source).toContain(String(factorOf(factors, 'flight.lt1000').year))
})

test('the text on carpooling gives the figures of the newest factors', () => {
  const car = carFactor(factors).value
  expect(fact('carpool').text).toContain(`environ ${grams(car)} par kilomètre`)
  expect(fact('carpool').text).toContain(`environ ${grams(car / 3)} chacune`)
  expect(fact('carpool').source).toContain(String(factorOf(factors, 'car.journey.usage').year))
})

test('the text on electric and petrol cars gives the figures of the newest factors', () => {
  const [electric, petrol] = [yearOf('electric'), yearOf('petrol')]
  const { text } = fact('electric')
  expect(text).toContain(`environ ${grams(electric.usage)} par kilomètre`)
  expect(text).toContain(`récente environ ${grams(petrol.usage)}`)
  expect(text).toContain(`${grams(electric.manufacturing)} et ${grams(petrol.manufacturing)}`)
  expect(fact('less').text).toContain(`environ ${grams(petrol.usage).replace('g', 'kg')} CO2e`)
})

test('no sentence claims that a contribution cancels an emission', () => {
  const text = JSON.stringify(EMISSIONS_MESSAGES)
  expect(text).not.toMatch(/compens|neutre|efface|annule|rembourse|écologique/i)
  expect(text).toContain('ne supprime pas')
})
