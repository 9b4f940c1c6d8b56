import { describe, expect, test } from 'vitest'
import {
  addressAbroad,
  addressLines,
  type PostalAddress,
  readPostalAddress,
} from './postal-address.ts'

const nantes: PostalAddress = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
}
const brussels: PostalAddress = {
  line1: 'Rue Neuve 7',
  line2: 'Boîte 3',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'Belgique',
}

test.each([nantes, brussels])('a valid address is kept unchanged: $city', (address) => {
  expect(readPostalAddress(address)).toEqual({ ok: true, value: address })
})

test('a typed address is trimmed and put on single lines', () => {
  const typed = {
    line1: ' 12,\nrue des Halles ',
    line2: ' ',
    postalCode: ' 44 000 ',
    city: 'Nantes ',
    country: ' france',
  }
  expect(readPostalAddress(typed)).toEqual({ ok: true, value: nantes })
})

test('an address without a country is in France', () => {
  const { line1, postalCode, city } = nantes
  expect(readPostalAddress({ line1, postalCode, city })).toEqual({ ok: true, value: nantes })
})

describe('an invalid address', () => {
  test.each<[Partial<PostalAddress>, string, string]>([
    [{ line1: ' ' }, 'line1', 'Indiquez le numéro et la rue.'],
    [{ line1: 'a'.repeat(101) }, 'line1', 'Ce texte compte 100 caractères au plus.'],
    [{ line2: 'a'.repeat(101) }, 'line2', 'Ce texte compte 100 caractères au plus.'],
    [{ postalCode: '' }, 'postalCode', 'Indiquez le code postal.'],
    [{ postalCode: '4400' }, 'postalCode', 'Le code postal a cinq chiffres.'],
    [{ postalCode: '44OOO' }, 'postalCode', 'Le code postal a cinq chiffres.'],
    [
      { postalCode: '10_00', country: 'Belgique' },
      'postalCode',
      'Ce code postal n’est pas valable.',
    ],
    [{ postalCode: '1'.repeat(13) }, 'postalCode', 'Ce texte compte 12 caractères au plus.'],
    [{ city: '' }, 'city', 'Indiquez la ville.'],
    [{ city: 'a'.repeat(81) }, 'city', 'Ce texte compte 80 caractères au plus.'],
    [{ country: '' }, 'country', 'Indiquez le pays.'],
    [{ country: 'a'.repeat(61) }, 'country', 'Ce texte compte 60 caractères au plus.'],
  ])('with %j is refused at that part, with its sentence', (change, part, message) => {
    const read = readPostalAddress({ ...nantes, ...change })
    expect(!read.ok && read.error.filter(({ path }) => path === `address.${part}`)).toEqual([
      { code: 'profile.invalid', path: `address.${part}`, message },
    ])
  })

  test('is refused with every wrong part at once', () => {
    const read = readPostalAddress({
      line1: '',
      line2: '',
      postalCode: '',
      city: '',
      country: 'France',
    })
    expect(!read.ok && read.error.map(({ path }) => path)).toEqual([
      'address.line1',
      'address.postalCode',
      'address.city',
    ])
  })
})

test('a printed address shows the country only when it is not France', () => {
  expect(addressLines(nantes)).toEqual(['12, rue des Halles', '44000 Nantes'])
  expect(addressLines(brussels)).toEqual(['Rue Neuve 7', 'Boîte 3', '1000 Bruxelles', 'Belgique'])
})

test('a paper read abroad names the country at home too', () => {
  expect(addressAbroad(nantes)).toEqual(['12, rue des Halles', '44000 Nantes', 'France'])
  expect(addressAbroad(brussels)).toEqual(addressLines(brussels))
})
