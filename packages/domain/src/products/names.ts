/** Every product as data and as people call it, in the order in which they are offered: all that most pages need. */
export const PRODUCT_NAMES = [
  { id: 'car', label: 'Voiture' },
  { id: 'travel', label: 'Voyage' },
] as const

export type ProductId = (typeof PRODUCT_NAMES)[number]['id']
export type ProductLabel = (typeof PRODUCT_NAMES)[number]['label']

/** Reads a product written in French (`Voiture`, `Voyage`) or in data (`car`, `travel`); anything else is null. */
export function parseProduct(text: string): ProductId | null {
  return PRODUCT_NAMES.find(({ id, label }) => text === id || text === label)?.id ?? null
}

/** The French name of a product, as paths and screens write it. Throws RangeError for an id that is none. */
export function productLabel(id: ProductId): ProductLabel {
  const named = PRODUCT_NAMES.find((name) => name.id === id)
  if (!named) throw new RangeError(`No product ${id}`)
  return named.label
}
