import { car } from './car/car.ts'
import type { Product } from './product.ts'
import { travel } from './travel/travel.ts'

/** Every product in full, for the server and for printed documents: the texts and tariffs are too large for a page. */
export const WHOLE_PRODUCTS: readonly Product[] = [car, travel]

/** A product in full, by its id. Throws RangeError for an unknown id. */
export function productById(id: string): Product {
  const product = WHOLE_PRODUCTS.find((candidate) => candidate.id === id)
  if (!product) throw new RangeError(`No product ${id}`)
  return product
}
