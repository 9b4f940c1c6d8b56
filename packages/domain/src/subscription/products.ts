/** What Sillage insures: a car or a travel. */
export type Product = 'car' | 'travel'

/** Every product, in the order in which they are offered. */
export const PRODUCTS = ['car', 'travel'] as const satisfies readonly Product[]

const LABELS = { car: 'Voiture', travel: 'Voyage' } as const satisfies Record<Product, string>

export type ProductLabel = (typeof LABELS)[Product]

/** Reads a product written in French (`Voiture`, `Voyage`) or in data (`car`, `travel`); anything else is null. */
export function parseProduct(text: string): Product | null {
  return PRODUCTS.find((product) => text === product || text === LABELS[product]) ?? null
}

/** The French name of a product, as paths and screens write it. */
export function productLabel(product: Product): ProductLabel {
  return LABELS[product]
}
