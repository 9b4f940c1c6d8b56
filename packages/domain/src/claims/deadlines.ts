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
  usual: {
    days: 5,
    unit: 'working_days',
    label: '5 jours ouvrés',
    source: 'Code des assurances, article L113-2',
  },
  theft: {
    days: 2,
    unit: 'working_days',
    label: '2 jours ouvrés',
    source: 'Code des assurances, article L113-2',
  },
  natural_catastrophe: {
    days: 30,
    unit: 'days_after_decree',
    label: '30 jours après la publication de l’arrêté de catastrophe naturelle',
    source: 'Code des assurances, article L125-2',
  },
} as const satisfies Record<DelayKind, LegalDelay>

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
