import { expect, test } from 'vitest'
import { searchPlaces } from './gazetteer.service.ts'

const names = (text: string) => searchPlaces(text).map((city) => city.display_name)

test('a French place comes first, told apart by its department', () => {
  expect(names('par')[0]).toBe('Paris (75), France')
  expect(names('nan')[0]).toBe('Nantes (44), France')
})

test('accents, hyphens, articles and « st » are forgiven', () => {
  expect(names('orleans')[0]).toBe('Orléans (45), France')
  expect(names('saint etie')[0]).toBe('Saint-Étienne (42), France')
  expect(names('st-etienne')[0]).toBe('Saint-Étienne (42), France')
  expect(names('havre')[0]).toBe('Le Havre (76), France')
})

test('a foreign place is found by its French and by its local name', () => {
  expect(names('londres')[0]).toBe('Londres, Royaume-Uni')
  expect(names('mumbai')[0]).toBe('Bombay, Inde')
})

test('two letters find nothing, and neither does an unknown name', () => {
  expect(names('pa')).toEqual([])
  expect(names('zzzzzz')).toEqual([])
  expect(names('***')).toEqual([])
})
