import { carNatures } from './car/natures.ts'
import type { ProductId } from './names.ts'
import type { ProductNatures } from './product.ts'
import { travelNatures } from './travel/natures.ts'

/** The natures of the claims of each product: apart from its traits, which every page of a subscription carries. */
export const PRODUCT_NATURES: readonly ProductNatures<ProductId>[] = [
  { id: 'car', natures: carNatures },
  { id: 'travel', natures: travelNatures },
]
