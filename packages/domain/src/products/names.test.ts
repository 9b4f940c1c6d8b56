import { expect, test } from 'vitest'
import { PRODUCT_NAMES, type ProductId, parseProduct, productLabel } from './names.ts'

test('every product is found by its id and by its label', () => {
  for (const { id, label } of PRODUCT_NAMES) {
    expect(parseProduct(id)).toBe(id)
    expect(parseProduct(label)).toBe(id)
    expect(productLabel(id)).toBe(label)
  }
})

test('an unknown product name gives no product', () => {
  expect(parseProduct('Vélo')).toBeNull()
  expect(parseProduct('voiture')).toBeNull()
  expect(() => productLabel('bicycle' as ProductId)).toThrow(new RangeError('No product bicycle'))
})
