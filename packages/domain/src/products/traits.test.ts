import { expect, test } from 'vitest'
import { PRODUCT_NAMES, parseProduct, productLabel } from './names.ts'
import { productById, WHOLE_PRODUCTS } from './registry.ts'
import { PRODUCTS, traitsOf } from './traits.ts'

test.each([
  ['Voiture', 'car'],
  ['car', 'car'],
  ['Voyage', 'travel'],
  ['travel', 'travel'],
])('%s is the product %s', (text, product) => {
  expect(parseProduct(text)).toBe(product)
})

test.each(['voiture', 'CAR', 'Moto', '', 'toString'])('« %s » is not a product', (text) => {
  expect(parseProduct(text)).toBeNull()
})

test('each product is found by its label', () => {
  expect(parseProduct(productLabel('car'))).toBe('car')
  expect(parseProduct(productLabel('travel'))).toBe('travel')
})

test('the product lists of the pages and of the contracts are the same, in the same order', () => {
  const names = PRODUCTS.map(({ id, label }) => ({ id, label }))
  expect(names).toEqual(PRODUCT_NAMES)
  expect(WHOLE_PRODUCTS.map(({ id, label }) => ({ id, label }))).toEqual(names)
  for (const { id } of PRODUCTS) expect(productById(id)).toMatchObject(traitsOf(id))
})

test('an unknown product throws', () => {
  expect(() => traitsOf('moto')).toThrow(RangeError)
  expect(() => productById('moto')).toThrow(RangeError)
})
