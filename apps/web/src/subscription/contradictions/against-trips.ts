import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'

/** The problems of each trip, by index; a problem with a declared destination is shown on the first trip. */
export function againstTrips(
  type: ProductLabel,
  contradictions: readonly ContradictionNotice[],
): ReadonlyMap<number, ContradictionNotice> {
  const destination = traitsOf(type).zones?.destination
  const declared = contradictions.find(({ path }) => path === destination)
  const ofTrips = contradictions.flatMap((one) => {
    const index = /^travels\[(\d+)\]/.exec(one.path)?.[1]
    return index === undefined ? [] : [[Number(index), one] as const]
  })
  return new Map([...(declared ? [[0, declared] as const] : []), ...ofTrips])
}
