import { car } from './car/car.ts'
import type { Product } from './product.ts'
import { travel } from './travel/travel.ts'

/** All of every product, for the server and for what is printed: the texts and tariffs weigh too much for a page. */
export const WHOLE_PRODUCTS: readonly Product[] = [car, travel]

/** All of a product, by its id. Throws RangeError for one that is none. */
export function productById(id: string): Product {
  const product = WHOLE_PRODUCTS.find((candidate) => candidate.id === id)
  if (!product) throw new RangeError(`No product ${id}`)
  return product
}
