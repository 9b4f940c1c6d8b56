import { carTraits } from './car/traits.ts'
import type { ProductId, ProductLabel } from './names.ts'
import type { Traits } from './product.ts'
import { travelTraits } from './travel/traits.ts'

/** What every product is, in the order in which they are offered, without their tariffs and texts: a page carries it. */
export const PRODUCTS: readonly Traits<ProductId, ProductLabel>[] = [carTraits, travelTraits]

/** What a product is, by its id or its label. Throws RangeError for what names none. */
export function traitsOf(text: string): Traits<ProductId, ProductLabel> {
  const traits = PRODUCTS.find(({ id, label }) => text === id || text === label)
  if (!traits) throw new RangeError(`No product ${text}`)
  return traits
}
