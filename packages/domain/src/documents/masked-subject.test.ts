import { expect, test } from 'vitest'
import type { ProductId } from '../products/names.ts'
import { traitsOf } from '../products/traits.ts'
import { maskedSubject, maskFullName, maskName, maskPlate } from './masked-subject.ts'

test.each([
  ['AB-123-CD', 'AB-•••-CD'],
  ['ab 123 cd', 'AB-•••-CD'],
  ['AB123CD', 'AB-•••-CD'],
  ['123 ABC 44', '123-•••-44'],
  ['1234 AB 2A', '1234-•••-2A'],
  ['WW-123456-A7', 'WW-•••-A7'],
  ['en cours', 'e•••'],
  ['X1', 'X•••'],
  ['', ''],
])('the plate %j is masked as %j', (plate, shown) => {
  expect(maskPlate(plate)).toBe(shown)
})

test.each([
  ['Camille', 'Roussel', 'Cam••• R.'],
  ['Jean-Baptiste', 'Le Gall', 'Jea••• L.'],
  ['Nadia', 'berger', 'N••• B.'],
  ['Léa', 'Roy', 'L••• R.'],
  ['Élisabeth', 'Écoffier', 'Éli••• É.'],
  ['Bo', '', 'B•••'],
  ['', 'Roussel', 'R.'],
  ['', '', ''],
])('the name %s %s is masked as « %s »', (first, last, shown) => {
  expect(maskName({ first, last })).toBe(shown)
})

test('a document shows its masked plate or its number of travellers, and the masked signatory', () => {
  const name = { first: 'Camille', last: 'Roussel' }
  const masked = (product: ProductId, answers: Readonly<Record<string, string>>) =>
    maskedSubject({
      insured: traitsOf(product).maskedInsured((id) => answers[id] ?? null),
      name,
    })
  expect(masked('car', { 'car.plate': 'AB-123-CD' })).toBe('AB-•••-CD, Cam••• R.')
  const travellers = (text: string) => masked('travel', { 'travel.travellers': text })
  expect(travellers('2')).toBe('2\u00a0voyageurs, Cam••• R.')
  expect(travellers('1')).toBe('1\u00a0voyageur, Cam••• R.')
  expect(travellers('De 5 à 9')).toBe('de 5 à 9\u00a0voyageurs, Cam••• R.')
  expect(masked('car', {})).toBe('Cam••• R.')
  expect(masked('travel', {})).toBe('Cam••• R.')
})

test('a full name written in one field is masked the same way', () => {
  expect(maskFullName('Camille Roussel')).toBe('Cam••• R.')
  expect(maskFullName(' Camille  de La Tour ')).toBe('Cam••• D.')
  expect(maskFullName('')).toBe('')
})
