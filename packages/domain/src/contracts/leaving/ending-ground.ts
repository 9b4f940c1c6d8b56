import { type EndingGround, HOLDER_DIED } from '../../products/ending-grounds.ts'
import { traitsOf } from '../../products/traits.ts'

/** The legal ground with this id: one that a policyholder may name, or the one that their heirs have. */
export function endingGroundOf(product: string, id: string | null): EndingGround | undefined {
  return [...traitsOf(product).endingGrounds, HOLDER_DIED].find((ground) => ground.id === id)
}
