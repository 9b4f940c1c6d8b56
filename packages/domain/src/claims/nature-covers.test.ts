import { expect, test } from 'vitest'
import { PRODUCT_NATURES } from '../products/natures.ts'
import { productById } from '../products/registry.ts'
import { tariffInForce } from '../subscription/tariffs.ts'
import { natureCalled } from './nature.factory.ts'
import { coversOfNature } from './nature-covers.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)

test('broken glass is not covered with liability only, and is covered at the next level', () => {
  expect(
    coversOfNature(natureCalled('Bris de glace'), car, { 'car.level': 'car.level.third_party' }),
  ).toEqual({
    covered: [],
    notCovered: ['Bris de glace'],
  })
  const better = { 'car.level': 'car.level.intermediate', 'car.excess': 'car.excess.300' }
  expect(coversOfNature(natureCalled('Bris de glace'), car, better).covered).toEqual([
    'Bris de glace\u00a0: pare-brise, vitres, phares, toit vitré',
  ])
})

test('baggage is covered up to its ceiling at the comfort level, unless left unattended', () => {
  const choices = { 'travel.level': 'travel.level.comfort', 'travel.sports': 'travel.sports.no' }
  expect(coversOfNature(natureCalled('Perte ou vol de bagages'), travel, choices)).toEqual({
    covered: ['Perte ou vol de bagages, 2\u202f000\u00a0€'],
    notCovered: ['Objets laissés sans surveillance'],
  })
})

test('the missing option for risky sports is mentioned for a repatriation, not for a late flight', () => {
  const choices = { 'travel.level': 'travel.level.comfort', 'travel.sports': 'travel.sports.no' }
  const notCovered = 'Sports à risque, option non choisie'
  expect(
    coversOfNature(natureCalled('Rapatriement sanitaire'), travel, choices).notCovered,
  ).toContain(notCovered)
  expect(coversOfNature(natureCalled('Retard ou annulation de vol'), travel, choices)).toEqual({
    covered: ['Assistance, tous les jours, à toute heure'],
    notCovered: [],
  })
})

test('a breakdown is covered for towing, not for repair', () => {
  const choices = { 'car.level': 'car.level.all_risks' }
  expect(coversOfNature(natureCalled('Panne mécanique'), car, choices)).toEqual({
    covered: ['Dépannage et remorquage, même devant chez vous'],
    notCovered: ['Panne mécanique et usure'],
  })
})

test('a natural disaster has the excess set by law, a theft the one that was chosen', () => {
  const choices = { 'car.level': 'car.level.intermediate', 'car.excess': 'car.excess.300' }
  const borne = (label: string) =>
    coversOfNature(natureCalled(label), car, choices).notCovered.filter((text) =>
      /franchise de la loi|premiers euros/.test(text),
    )
  expect(borne('Catastrophes naturelles')).toEqual([expect.stringContaining('380\u00a0€')])
  expect(borne('Vol')).toEqual(['Les 300 premiers euros de chaque sinistre'])
})

test('the covers, questions and exclusions named by a nature exist in the tariff of its product', () => {
  for (const { id: product, natures } of PRODUCT_NATURES) {
    const { covers, questions } = tariffInForce(product, today)
    // a nature is used by contracts of every tariff, each with its own wording
    const exclusions = productById(product).tariffs.flatMap((tariff) => tariff.exclusions)
    for (const touched of natures) {
      expect(questions.map(({ id }) => id)).toEqual(
        expect.arrayContaining([...touched.concernedBy]),
      )
      expect(covers.map(({ code }) => code)).toEqual(expect.arrayContaining([...touched.covers]))
      expect(exclusions).toEqual(expect.arrayContaining([...touched.exclusions]))
      expect(touched.covers.length).toBeGreaterThan(0)
    }
  }
})
