import type { Product } from '../subscription/products.ts'
import type { Article } from './article.ts'
import { carConditions } from './car-conditions.ts'
import { contribution, signature } from './contract-articles.ts'
import { complaints, personalData, timeBar } from './rights-articles.ts'
import { travelConditions } from './travel-conditions.ts'

const closing: readonly Article[] = [timeBar, complaints, personalData, signature, contribution]

/** The articles of a product's general conditions, as they are numbered; the covers come from its tariff. */
export function conditionsOf(product: Product): readonly Article[] {
  return [...(product === 'car' ? carConditions : travelConditions), ...closing]
}
