import { DELAYS, type Delay, delayText } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import { addWorkingDays } from '../values/working-days.ts'
import type { DelayKind } from './nature.ts'

/** What the law leaves to declare: a number of working days, or of days after a decree. */
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

/** The delay of one claim. It is shown, and never blocks: a late claim is refused by nobody here (decisions, section 7). */
export interface Deadline extends LegalDelay {
  /** Null when the delay runs from a decree, whose day nobody knows beforehand. */
  readonly lastDay: Temporal.PlainDate | null
  readonly isPast: boolean
}

/**
 * Until when a claim may be declared in time, seen from a day. The day of the incident stands for the day on which it
 * became known: the incident of Monday 16 November 2026 may be declared until Monday 23, a theft until Wednesday 18.
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
