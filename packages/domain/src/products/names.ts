/** The id and the French name of every product, in the order offered: all that most pages need. */
export const PRODUCT_NAMES = [
  { id: 'car', label: 'Voiture' },
  { id: 'travel', label: 'Voyage' },
] as const

export type ProductId = (typeof PRODUCT_NAMES)[number]['id']
export type ProductLabel = (typeof PRODUCT_NAMES)[number]['label']

/** Reads a product by its French name (`Voiture`, `Voyage`) or its id (`car`, `travel`); null for anything else. */
export function parseProduct(text: string): ProductId | null {
  return PRODUCT_NAMES.find(({ id, label }) => text === id || text === label)?.id ?? null
}

/** The French name of a product, as used in paths and on screens. Throws RangeError for an unknown id. */
export function productLabel(id: ProductId): ProductLabel {
  const named = PRODUCT_NAMES.find((name) => name.id === id)
  if (!named) throw new RangeError(`No product ${id}`)
  return named.label
}
