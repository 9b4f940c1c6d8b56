import { PRODUCT_NATURES } from '../products/natures.ts'
import type { Nature } from './nature.ts'

/** The natures that a contract of this type may have, in the order in which they are offered; none for any other type. */
export function naturesOf(product: string): readonly Nature[] {
  return PRODUCT_NATURES.find(({ id }) => id === product)?.natures ?? []
}

/** When to call the assistance, for a contract of this type; empty for any other type. */
export function assistanceOf(product: string): string {
  return PRODUCT_NATURES.find(({ id }) => id === product)?.assistance ?? ''
}

/** The nature of a product that bears this label: « Vol » is one of a car, never of a travel; null when there is none. */
export function natureLabelled(product: string, label: string): Nature | null {
  return naturesOf(product).find((nature) => nature.label === label) ?? null
}

/** The natures that bear this label, of whichever product. */
export function naturesLabelled(label: string): readonly Nature[] {
  return PRODUCT_NATURES.flatMap(({ natures }) => natures).filter(
    (nature) => nature.label === label,
  )
}

/** The nature that a claim keeps by its id; null for one that is not known any more. */
export function natureById(id: string): Nature | null {
  return (
    PRODUCT_NATURES.flatMap(({ natures }) => natures).find((nature) => nature.id === id) ?? null
  )
}

/** Those on which a delay may run against the insurer. */
export function naturesWithClocks(): readonly Nature[] {
  return PRODUCT_NATURES.flatMap(({ natures }) => natures).filter(
    ({ clocks = [] }) => clocks.length > 0,
  )
}
