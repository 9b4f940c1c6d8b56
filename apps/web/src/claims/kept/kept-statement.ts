import {
  missingToSign,
  readSide,
  SIDES,
  type Side,
} from '@sillage/domain/claims/statement/statement.ts'
import type { KeptStatement } from '../../shell/device/kept-statements.ts'

/** The labels of what a driver must still fill in before signing, by the same rule as the server. */
export function missingOf(statement: KeptStatement, side: Side): readonly string[] {
  const half = readSide(statement[side])
  if (!half.ok) return [half.error.message]
  const shared = { ...statement.shared, place: statement.shared.place.trim() }
  return missingToSign({ shared }, half.value)
}

interface Half {
  readonly texts: Readonly<Record<string, string>>
  readonly isDamageCovered: boolean | null
  readonly impact: string | null
  readonly circumstances: readonly number[]
}

/** Whether anything was filled in in a half, on this device or on the server. */
export function isWritten({ texts, isDamageCovered, impact, circumstances }: Half): boolean {
  return (
    Object.values(texts).some((text) => text.trim() !== '') ||
    isDamageCovered !== null ||
    impact !== null ||
    circumstances.length > 0
  )
}

/** The sides that have signed, A first. */
export function signersOf({ signed }: KeptStatement): readonly Side[] {
  return SIDES.filter((side) => signed[side] !== null)
}
