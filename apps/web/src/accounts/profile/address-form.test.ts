import { expect, test } from 'vitest'
import { addressErrors, addressFormOf, addressToSend } from './address-form.ts'

const nantes = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
}

test('an empty address form has France as its country, and an error for each missing part', () => {
  const form = addressFormOf(null)
  expect(form.country).toBe('France')
  expect(addressErrors(form)).toEqual({
    line1: 'Indiquez le numéro et la rue.',
    postalCode: 'Indiquez le code postal.',
    city: 'Indiquez la ville.',
  })
})

test('an address put into the form comes out unchanged', () => {
  expect(addressErrors(addressFormOf(nantes))).toEqual({})
  expect(addressToSend(addressFormOf(nantes))).toEqual(nantes)
  const flat = { ...nantes, line2: 'Bâtiment B' }
  expect(addressToSend(addressFormOf(flat))).toEqual(flat)
})
