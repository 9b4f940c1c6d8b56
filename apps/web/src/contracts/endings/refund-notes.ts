import { formatDay } from '@sillage/domain/values/day.ts'
import { type Cents, formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/contract-life.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

/** Whether part of a refund was never paid: it lowers what is due instead of being paid back. */
export function isSettled({ settlement }: Refund): boolean {
  return settlement !== undefined && settledRows(settlement).length > 1
}

/** How a refund is settled, given what was issued and paid: what is paid back comes last. */
export function settledRows({
  given_up,
  taken_off,
  owed,
  paid_back,
}: NonNullable<Refund['settlement']>) {
  return [
    ...[
      { label: SAY.settled.givenUp, euros: given_up },
      { label: SAY.settled.takenOff, euros: taken_off },
      { label: SAY.settled.owed, euros: owed },
    ].filter(({ euros }) => euros > 0),
    { label: SAY.settled.paidBack, euros: paid_back },
  ]
}

/** The same, in the summary of a request; one row where all of it is paid back. */
export function recapRows({ settlement, total }: Refund) {
  return settlement ? settledRows(settlement) : [{ label: SAY.settled.paidBack, euros: total }]
}

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
