import { formatDay } from '@sillage/domain/values/day.ts'
import type { Refund } from '@sillage/wire/contracts/contract-life.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { inEuros } from '../life/in-euros.ts'

export type Ending = 'cancellation' | 'withdrawal'

/** What the lines of a refund leave unsaid: when it comes, and what becomes of both contributions. */
export function refundNotes({ lines, total, due_by }: Refund, ending: Ending): readonly string[] {
  const climate = lines.reduce((sum, { climate_contribution }) => sum + climate_contribution, 0)
  const climateNote = ending === 'withdrawal' ? SAY.climateBack : SAY.climateKept
  return [
    ...(total > 0 ? [SAY.refundDue(formatDay(Temporal.PlainDate.from(due_by)))] : []),
    ...(lines.some(({ flat_contribution }) => flat_contribution > 0) ? [SAY.flatKept] : []),
    ...(climate > 0 ? [climateNote(inEuros(climate))] : []),
  ]
}
