import { carTraits } from './car/traits.ts'
import type { ProductId, ProductLabel } from './names.ts'
import type { Traits } from './product.ts'
import { travelTraits } from './travel/traits.ts'

/** The traits of every product, in the order offered, without tariffs and texts: small enough for a page. */
export const PRODUCTS: readonly Traits<ProductId, ProductLabel>[] = [carTraits, travelTraits]

/** The traits of a product, by its id or its label. Throws RangeError for any other text. */
export function traitsOf(text: string): Traits<ProductId, ProductLabel> {
  const traits = PRODUCTS.find(({ id, label }) => text === id || text === label)
  if (!traits) throw new RangeError(`No product ${text}`)
  return traits
}
