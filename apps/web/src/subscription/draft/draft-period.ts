import { checkPeriod, defaultPeriod, type PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Draft } from './draft.ts'

type Chosen = Pick<Draft, 'period'> | null

/** The period being chosen in a draft; by default, one month from today. */
export function draftPeriod(draft: Chosen, today: Temporal.PlainDate): PartialPeriod {
  const chosen = draft?.period
  if (!chosen) return defaultPeriod(today)
  return {
    start: chosen.start === null ? null : parseDay(chosen.start),
    end: chosen.end === null ? null : parseDay(chosen.end),
  }
}

/** The period chosen in a draft; null before it is, and when it can't be priced. */
export function chosenPeriod(draft: Chosen, today: Temporal.PlainDate): Period | null {
  const checked = draft?.period ? checkPeriod(draftPeriod(draft, today), today) : null
  return checked?.ok ? checked.value : null
}

/** The period that a price is shown for: the chosen one, or one month from today. */
export function pricedPeriod(draft: Chosen, today: Temporal.PlainDate): Period {
  return chosenPeriod(draft, today) ?? defaultPeriod(today)
}
