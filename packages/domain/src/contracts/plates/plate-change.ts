import { type Plate, readPlate } from '../../subscription/people/plate.ts'
import { type Refusal, type Result, refused } from '../../values/result.ts'
import { CONTRACT_MESSAGES } from '../contracts.messages.ts'
import { plateKey } from '../declarations/double-insurance.ts'

/**
 * The plate that a running contract is to carry, in the place of the one it has: a provisional one that became definitive, or
 * another registration of the same car. Refusals: those of a plate, and `plate.same`.
 *
 * Example: `ab 123 cd` in the place of WW-123-AB is AB-123-CD.
 */
export function readNewPlate(typed: string, before: string): Result<Plate, Refusal> {
  const read = readPlate(typed)
  if (!read.ok) return refused({ ...read.error, path: 'plate' })
  if (plateKey(read.value.text) === plateKey(before))
    return refused({ code: 'plate.same', message: CONTRACT_MESSAGES.samePlate, path: 'plate' })
  return read
}
