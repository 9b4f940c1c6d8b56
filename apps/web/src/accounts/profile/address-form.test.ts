import { expect, test } from 'vitest'
import { addressErrors, addressFormOf, addressToSend } from './address-form.ts'

const nantes = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
}

test('an empty form is one of France, and says what is missing', () => {
  const form = addressFormOf(null)
  expect(form.country).toBe('France')
  expect(addressErrors(form)).toEqual({
    line1: 'Indiquez le numéro et la rue.',
    postalCode: 'Indiquez le code postal.',
    city: 'Indiquez la ville.',
  })
})

test('an address goes to the form and back', () => {
  expect(addressErrors(addressFormOf(nantes))).toEqual({})
  expect(addressToSend(addressFormOf(nantes))).toEqual(nantes)
  const flat = { ...nantes, line2: 'Bâtiment B' }
  expect(addressToSend(addressFormOf(flat))).toEqual(flat)
})
