import { type Plate, readPlate } from '../../subscription/people/plate.ts'
import { type Refusal, type Result, refused } from '../../values/result.ts'
import { CONTRACT_MESSAGES } from '../contracts.messages.ts'
import { plateKey } from '../declarations/double-insurance.ts'

/**
 * Reads the new plate of a running contract: a definitive plate after a provisional one, or another registration of the
 * same car. Refusals: those of a plate, and `plate.same`.
 *
 * Example: `ab 123 cd` replacing WW-123-AB is AB-123-CD.
 */
export function readNewPlate(typed: string, before: string): Result<Plate, Refusal> {
  const read = readPlate(typed)
  if (!read.ok) return refused({ ...read.error, path: 'plate' })
  if (plateKey(read.value.text) === plateKey(before))
    return refused({ code: 'plate.same', message: CONTRACT_MESSAGES.samePlate, path: 'plate' })
  return read
}
