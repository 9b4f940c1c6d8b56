import { DELAYS, type Delay, delayText } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import { addWorkingDays } from '../values/working-days.ts'
import type { DelayKind } from './nature.ts'

/** The legal time to declare: in working days, or in days after a decree. */
export interface LegalDelay {
  readonly days: number
  readonly unit: 'working_days' | 'days_after_decree'
  readonly label: string
  readonly source: string
}

const LEGAL_DELAYS = {
  usual: workingDays(DELAYS.declaration),
  theft: workingDays(DELAYS.theftDeclaration),
  natural_catastrophe: {
    days: DELAYS.naturalDisasterDeclaration.count,
    unit: 'days_after_decree',
    label: `${delayText(DELAYS.naturalDisasterDeclaration)} après la publication de l’arrêté de catastrophe naturelle`,
    source: DELAYS.naturalDisasterDeclaration.source,
  },
} as const satisfies Record<DelayKind, LegalDelay>

function workingDays(delay: Delay): LegalDelay {
  return {
    days: delay.count,
    unit: 'working_days',
    label: delayText(delay),
    source: delay.source,
  }
}

/** The legal delay to declare a claim: 5 working days, theft 2, natural catastrophe 30 days after the decree. */
export function legalDelay(kind: DelayKind): LegalDelay {
  return LEGAL_DELAYS[kind]
}

/** The deadline of one claim. It is only shown: a late claim is never refused for it (decisions, section 7). */
export interface Deadline extends LegalDelay {
  /** Null when the time runs from a decree, whose date is unknown beforehand. */
  readonly lastDay: Temporal.PlainDate | null
  readonly isPast: boolean
}

/**
 * The last day to declare a claim in time, and whether it has passed. Counted from the day of the incident, as if it
 * became known that day: the incident of Monday 16 November 2026 may be declared until Monday 23, a theft until
 * Wednesday 18.
 */
export function declarationDeadline(
  { delay: kind, incident }: { readonly delay: DelayKind; readonly incident: Temporal.PlainDate },
  day: Temporal.PlainDate,
): Deadline {
  const delay = legalDelay(kind)
  if (delay.unit === 'days_after_decree') return { ...delay, lastDay: null, isPast: false }
  const lastDay = addWorkingDays(incident, delay.days)
  return { ...delay, lastDay, isPast: isBefore(lastDay, day) }
}
