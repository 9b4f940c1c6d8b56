import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { PRODUCT_NATURES } from '@sillage/domain/products/natures.ts'
import type { Product, ProductNatures } from '@sillage/domain/products/product.ts'
import { WHOLE_PRODUCTS } from '@sillage/domain/products/registry.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'

/** Adds a product to the lists of this test process; in production their types are read-only. */
export function addProduct(product: Product & ProductNatures) {
  for (const list of [PRODUCT_NAMES, PRODUCTS, PRODUCT_NATURES, WHOLE_PRODUCTS])
    (list as unknown as Product[]).push(product)
}
