import { expect, test } from 'vitest'
import { ALL_NATURES, delayKindOf, isHealthNature, isNatureOf, naturesOf } from './natures.ts'

test('a car has its eight natures, to the letter', () => {
  expect(naturesOf('car')).toEqual([
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

test('a travel has its nine natures, to the letter', () => {
  expect(naturesOf('travel')).toEqual([
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

test('any other type has none', () => {
  expect(naturesOf('home')).toEqual([])
  expect(naturesOf('')).toEqual([])
  expect(ALL_NATURES).toHaveLength(17)
})

test('a nature belongs to one type', () => {
  expect(isNatureOf('car', 'Vol')).toBe(true)
  expect(isNatureOf('travel', 'Vol')).toBe(false)
  expect(isNatureOf('car', 'vol')).toBe(false)
  expect(isNatureOf('car', 'toString')).toBe(false)
})

test.each([
  ['Vol', 'theft'],
  ['Perte ou vol de bagages', 'theft'],
  ['Retard ou annulation de vol', 'usual'],
  ['Catastrophes naturelles', 'natural_catastrophe'],
  ['Événements climatiques ou catastrophes naturelles', 'natural_catastrophe'],
  ['Accident', 'usual'],
  ['Une nature d’autrefois', 'usual'],
])('« %s » has the delay %s', (nature, kind) => {
  expect(delayKindOf(nature)).toBe(kind)
})

test('illness abroad and repatriation hold health data, a broken windscreen does not', () => {
  expect(ALL_NATURES.filter(isHealthNature)).toEqual([
    "Accident ou maladie à l'étranger",
    'Rapatriement sanitaire',
  ])
})
