import { expect, test } from 'vitest'
import { parseProduct, productLabel } from './products.ts'

test.each([
  ['Voiture', 'car'],
  ['car', 'car'],
  ['Voyage', 'travel'],
  ['travel', 'travel'],
])('%s is the product %s', (text, product) => {
  expect(parseProduct(text)).toBe(product)
})

test.each(['voiture', 'CAR', 'Moto', '', 'toString'])('« %s » is no product', (text) => {
  expect(parseProduct(text)).toBeNull()
})

test('a product reads back from its label', () => {
  expect(parseProduct(productLabel('car'))).toBe('car')
  expect(parseProduct(productLabel('travel'))).toBe('travel')
})
