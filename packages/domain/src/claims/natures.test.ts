import { expect, test } from 'vitest'
import { PRODUCT_NATURES } from '../products/natures.ts'
import { everyNature, natureCalled } from './nature.factory.ts'
import { natureById, natureLabelled, naturesOf } from './natures.ts'

const labelsOf = (product: string) => naturesOf(product).map(({ label }) => label)

test('a car claim has the eight natures of the specification, word for word', () => {
  expect(labelsOf('car')).toEqual([
    'Accident',
    'Vol',
    'Incendie',
    'Bris de glace',
    'Catastrophes naturelles',
    'Dommages collision',
    'Vandalisme',
    'Panne mécanique',
  ])
})

test('a travel claim has the nine natures of the specification, word for word', () => {
  expect(labelsOf('travel')).toEqual([
    'Annulation de voyage',
    'Retard ou annulation de vol',
    'Perte ou vol de bagages',
    "Accident ou maladie à l'étranger",
    'Rapatriement sanitaire',
    "Responsabilité civile à l'étranger",
    'Interruption de séjour',
    'Événements climatiques ou catastrophes naturelles',
    "Refus d'embarquement",
  ])
})

test('an unknown product has no nature, and there are 17 in all', () => {
  expect(naturesOf('home')).toEqual([])
  expect(naturesOf('')).toEqual([])
  expect(everyNature()).toHaveLength(17)
})

test('a nature is looked up by its exact label within its own product', () => {
  expect(natureLabelled('car', 'Vol')?.id).toBe('car.theft')
  expect(natureLabelled('travel', 'Vol')).toBeNull()
  expect(natureLabelled('car', 'vol')).toBeNull()
  expect(natureLabelled('car', 'toString')).toBeNull()
})

test('a nature is found by its id, which begins with its product', () => {
  for (const { id: product, natures } of PRODUCT_NATURES)
    for (const nature of natures) {
      expect(natureById(nature.id)).toBe(nature)
      expect(nature.id).toMatch(new RegExp(`^${product}\\.[a-z_]+$`))
    }
  expect(natureById('Une nature d’autrefois')).toBeNull()
})

test.each([
  ['Vol', 'theft'],
  ['Perte ou vol de bagages', 'theft'],
  ['Retard ou annulation de vol', 'usual'],
  ['Catastrophes naturelles', 'natural_catastrophe'],
  ['Événements climatiques ou catastrophes naturelles', 'natural_catastrophe'],
  ['Accident', 'usual'],
])('« %s » is declared within the delay « %s »', (nature, kind) => {
  expect(natureCalled(nature).delay).toBe(kind)
})

test('only illness abroad and repatriation hold health data and are urgent', () => {
  const sick = ["Accident ou maladie à l'étranger", 'Rapatriement sanitaire']
  expect(everyNature().flatMap(({ isHealth, label }) => (isHealth ? label : []))).toEqual(sick)
  expect(everyNature().flatMap(({ isPressing, label }) => (isPressing ? label : []))).toEqual(sick)
})
