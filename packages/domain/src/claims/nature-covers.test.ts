import { expect, test } from 'vitest'
import { PRODUCTS } from '../subscription/products.ts'
import { tariffInForce } from '../subscription/tariffs.ts'
import { coversOfNature, touchedBy } from './nature-covers.ts'
import { naturesOf } from './natures.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)

test('broken glass with bare liability is not covered; one level up it is, less the excess', () => {
  expect(coversOfNature('Bris de glace', car, { 'car.level': 'car.level.third_party' })).toEqual({
    covered: [],
    notCovered: ['Bris de glace'],
  })
  const better = { 'car.level': 'car.level.intermediate', 'car.excess': 'car.excess.300' }
  expect(coversOfNature('Bris de glace', car, better).covered).toEqual([
    'Bris de glace\u00a0: pare-brise, vitres, phares, toit vitré',
  ])
})

test('baggage in comfort is covered up to its ceiling, not what was left unwatched', () => {
  const choices = { 'travel.level': 'travel.level.comfort', 'travel.sports': 'travel.sports.no' }
  expect(coversOfNature('Perte ou vol de bagages', travel, choices)).toEqual({
    covered: ['Perte ou vol de bagages, 2\u202f000\u00a0€'],
    notCovered: ['Objets laissés sans surveillance'],
  })
})

test('risky sports are told where somebody is hurt, not for a late flight', () => {
  const choices = { 'travel.level': 'travel.level.comfort', 'travel.sports': 'travel.sports.no' }
  const notCovered = 'Sports à risque, option non choisie'
  expect(coversOfNature('Rapatriement sanitaire', travel, choices).notCovered).toContain(notCovered)
  expect(coversOfNature('Retard ou annulation de vol', travel, choices)).toEqual({
    covered: ['Assistance, tous les jours, à toute heure'],
    notCovered: [],
  })
})

test('a breakdown is towed, and not repaired', () => {
  const choices = { 'car.level': 'car.level.all_risks' }
  expect(coversOfNature('Panne mécanique', car, choices)).toEqual({
    covered: ['Dépannage et remorquage, même devant chez vous'],
    notCovered: ['Panne mécanique et usure'],
  })
})

test('whatever a nature names is in the tariff of its product', () => {
  for (const product of PRODUCTS) {
    const { covers, exclusions } = tariffInForce(product, today)
    for (const nature of naturesOf(product)) {
      const touched = touchedBy(nature)
      expect(covers.map(({ code }) => code)).toEqual(expect.arrayContaining([...touched.covers]))
      expect(exclusions).toEqual(expect.arrayContaining([...touched.exclusions]))
      expect(touched.covers.length).toBeGreaterThan(0)
    }
  }
})
