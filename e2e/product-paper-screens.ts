import { paths } from '@sillage/wire/addresses.ts'
import { at, type Screen } from './screen.ts'

/** The documents that each product offers before it is bought. */
export const PRODUCT_PAPER_SCREENS: readonly Screen[] = Object.entries(paths.documents).flatMap(
  ([product, { ipid, conditions }]) => [
    { name: `information-${product.toLowerCase()}`, open: at(ipid) },
    { name: `conditions-${product.toLowerCase()}`, open: at(conditions) },
  ],
)
