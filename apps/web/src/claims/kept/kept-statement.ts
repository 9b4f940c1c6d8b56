import {
  missingToSign,
  readShared,
  readSide,
  SIDES,
  type Side,
} from '@sillage/domain/claims/statement/statement.ts'
import type { KeptStatement } from '../../shell/device/kept-statements.ts'

/** The labels of what a driver must still fill in or correct before signing, by the same rules as the server. */
export function missingOf(statement: KeptStatement, side: Side): readonly string[] {
  // this device's clock: overseas it may be tomorrow when it is today in Paris, where the server counts once it is sent
  const [day = '', time = ''] = new Date().toLocaleString('sv').split(' ')
  const shared = readShared(statement.shared, { day, time: time.slice(0, 5) })
  if (!shared.ok) return [shared.error.message]
  const half = readSide(statement[side])
  if (!half.ok) return [half.error.message]
  return missingToSign({ shared: shared.value }, half.value)
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
