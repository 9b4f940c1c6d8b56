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

test.each(['voiture', 'CAR', 'Moto', '', 'toString'])('« %s » is no product', (text) => {
  expect(parseProduct(text)).toBeNull()
})

test('a product reads back from its label', () => {
  expect(parseProduct(productLabel('car'))).toBe('car')
  expect(parseProduct(productLabel('travel'))).toBe('travel')
})

test('the products that pages know are those that contracts are made of, in the same order', () => {
  const names = PRODUCTS.map(({ id, label }) => ({ id, label }))
  expect(names).toEqual(PRODUCT_NAMES)
  expect(WHOLE_PRODUCTS.map(({ id, label }) => ({ id, label }))).toEqual(names)
  for (const { id } of PRODUCTS) expect(productById(id)).toMatchObject(traitsOf(id))
})

test('what names no product is a mistake of the program', () => {
  expect(() => traitsOf('moto')).toThrow(RangeError)
  expect(() => productById('moto')).toThrow(RangeError)
})
