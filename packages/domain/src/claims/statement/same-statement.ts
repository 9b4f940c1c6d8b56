import { cleanLine } from '../../values/line.ts'
import { SIDE_FIELDS, type StatementShared, type StatementSide } from './statement.ts'

type SideAsSent = Omit<StatementSide, 'texts' | 'circumstances'> & {
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly circumstances: readonly number[]
}

/** Whether two halves are the same, ignoring what cleaning removes and the order of boxes. */
export function isSameSide(one: SideAsSent, other: SideAsSent): boolean {
  const text = (side: SideAsSent, id: string) => cleanLine(side.texts[id] ?? '')
  const boxes = ({ circumstances }: SideAsSent) => circumstances.toSorted((a, b) => a - b).join()
  return (
    SIDE_FIELDS.every(({ id }) => text(one, id) === text(other, id)) &&
    one.isDamageCovered === other.isDamageCovered &&
    one.impact === other.impact &&
    boxes(one) === boxes(other)
  )
}

/** Whether the shared parts are the same, ignoring what cleaning removes. */
export function isSameShared(one: StatementShared, other: StatementShared): boolean {
  return (
    one.day === other.day &&
    one.time === other.time &&
    cleanLine(one.place) === cleanLine(other.place) &&
    one.isInjured === other.isInjured &&
    one.isOtherDamage === other.isOtherDamage &&
    cleanLine(one.witnesses) === cleanLine(other.witnesses)
  )
}
