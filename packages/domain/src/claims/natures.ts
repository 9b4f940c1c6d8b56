import { PRODUCT_NATURES } from '../products/natures.ts'
import type { Nature } from './nature.ts'

/** The natures of claim possible for a product, in the order offered; empty for an unknown product. */
export function naturesOf(product: string): readonly Nature[] {
  return PRODUCT_NATURES.find(({ id }) => id === product)?.natures ?? []
}

/** When to call assistance, for a contract of this product; empty for an unknown product. */
export function assistanceOf(product: string): string {
  return PRODUCT_NATURES.find(({ id }) => id === product)?.assistance ?? ''
}

/** The nature of a product with this label (« Vol » exists for a car, not for travel); null when there is none. */
export function natureLabelled(product: string, label: string): Nature | null {
  return naturesOf(product).find((nature) => nature.label === label) ?? null
}

/** The natures with this label, in every product. */
export function naturesLabelled(label: string): readonly Nature[] {
  return PRODUCT_NATURES.flatMap(({ natures }) => natures).filter(
    (nature) => nature.label === label,
  )
}

/** The nature with this id, as stored in a claim; null for an unknown id. */
export function natureById(id: string): Nature | null {
  return (
    PRODUCT_NATURES.flatMap(({ natures }) => natures).find((nature) => nature.id === id) ?? null
  )
}

/** The natures with a delay that binds the insurer. */
export function naturesWithClocks(): readonly Nature[] {
  return PRODUCT_NATURES.flatMap(({ natures }) => natures).filter(
    ({ clocks = [] }) => clocks.length > 0,
  )
}
