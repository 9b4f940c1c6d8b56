import type { Product } from '../subscription/products.ts'
import type { Article } from './article.ts'
import { carConditions } from './car-conditions.ts'
import { travelConditions } from './travel-conditions.ts'

/** The articles of a product's general conditions; the covers come from its tariff. */
export function conditionsOf(product: Product): readonly Article[] {
  return product === 'car' ? carConditions : travelConditions
}
