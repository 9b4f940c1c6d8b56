import { formatDay } from '@sillage/domain/values/day.ts'
import { type Cents, formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/contract-life.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

/** Explanations that go with a refund: when it is paid, and what happens to both contributions. */
export function refundNotes({ lines, total, due_by, settlement }: Refund): readonly string[] {
  const sumOf = (part: 'climate_contribution' | 'climate_back') =>
    lines.reduce((sum, line) => sum + fromEuros(line[part]), 0)
  const climate = sumOf('climate_contribution')
  return [
    ...((settlement?.paid_back ?? total) > 0
      ? [SAY.refundDue(formatDay(Temporal.PlainDate.from(due_by)))]
      : []),
    ...(lines.some(({ flat_contribution }) => flat_contribution > 0) ? [SAY.flatKept] : []),
    ...(climate > 0 ? [climateNote(climate, sumOf('climate_back'))] : []),
  ]
}

function climateNote(boughtCents: Cents, backCents: Cents): string {
  const bought = formatEuros(boughtCents)
  if (backCents === 0) return SAY.climateKept(bought)
  if (backCents === boughtCents) return SAY.climateBack(bought)
  return SAY.climatePart(formatEuros(backCents), bought)
}
