import { PRODUCT_NATURES } from '../products/natures.ts'
import type { Nature } from './nature.ts'

/** Every nature of every product. */
export const everyNature = (): readonly Nature[] =>
  PRODUCT_NATURES.flatMap(({ natures }) => natures)

/** The nature with this label. */
export function natureCalled(label: string): Nature {
  const nature = everyNature().find((one) => one.label === label)
  if (!nature) throw new Error(`No nature is called ${label}`)
  return nature
}
