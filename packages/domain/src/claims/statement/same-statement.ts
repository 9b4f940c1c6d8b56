import { SIDE_FIELDS, type StatementShared, type StatementSide } from './statement.ts'

type SideAsSent = Omit<StatementSide, 'texts' | 'circumstances'> & {
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly circumstances: readonly number[]
}

/** Whether two halves are the same, ignoring surrounding spaces and the order of boxes. */
export function isSameSide(one: SideAsSent, other: SideAsSent): boolean {
  const text = (side: SideAsSent, id: string) => side.texts[id]?.trim() ?? ''
  const boxes = ({ circumstances }: SideAsSent) => circumstances.toSorted((a, b) => a - b).join()
  return (
    SIDE_FIELDS.every(({ id }) => text(one, id) === text(other, id)) &&
    one.isDamageCovered === other.isDamageCovered &&
    one.impact === other.impact &&
    boxes(one) === boxes(other)
  )
}

/** Whether the shared parts are the same, ignoring surrounding spaces. */
export function isSameShared(one: StatementShared, other: StatementShared): boolean {
  return (
    one.day === other.day &&
    one.time === other.time &&
    one.place.trim() === other.place.trim() &&
    one.isInjured === other.isInjured &&
    one.isOtherDamage === other.isOtherDamage &&
    one.witnesses.trim() === other.witnesses.trim()
  )
}
