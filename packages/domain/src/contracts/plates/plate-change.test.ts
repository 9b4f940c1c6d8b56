import { expect, test } from 'vitest'
import { consentSentence, plateConsent } from '../consent.ts'
import { readNewPlate } from './plate-change.ts'

const read = (typed: string, before = 'WW-123-AB') => {
  const plate = readNewPlate(typed, before)
  return plate.ok ? plate.value.text : plate.error.code
}

test.each([
  ['ab 123 cd', 'WW-123-AB', 'AB-123-CD'],
  ['1234 ab 75', 'AB-123-CD', '1234 AB 75'],
  ['b ab 1234 (allemagne)', 'AB-123-CD', 'B AB 1234 (Allemagne)'],
  ['ww123ab', 'WW-123-AB', 'plate.same'],
  ['ma voiture', 'WW-123-AB', 'plate.unread'],
  ['IO-123-AB', 'WW-123-AB', 'plate.letters'],
])('« %s » typed as the new plate in place of %s gives %s', (typed, before, expected) => {
  expect(read(typed, before)).toBe(expected)
})

test('the signed sentence names the new plate, and says that price and covers don’t change', () => {
  expect(consentSentence(plateConsent('AB-123-CD'))).toBe(
    'En signant, vous demandez que ce contrat porte l’immatriculation AB-123-CD, pour la même voiture. Son prix et ses garanties ne changent pas.',
  )
})
