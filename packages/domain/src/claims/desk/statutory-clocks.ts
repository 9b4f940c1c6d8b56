import { DELAYS, type Delay, lastDayOf } from '../../law/delays.ts'
import { daysBetween, isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { RECORDED_FACTS, type RecordedFact } from './recorded-facts.ts'
import { CLOCK_LABELS, CLOCK_MESSAGES, FACT_LABELS } from './statutory-clocks.messages.ts'

type Day = Temporal.PlainDate

/** A clock that runs by the nature of the claim. */
export type NatureClock = Exclude<keyof typeof CLOCK_LABELS, 'payment'>
export type ClockId = NatureClock | 'payment'

interface Rule {
  readonly delay: Delay
  /** It runs from the latest known of these, and not until the first of them is known. */
  readonly from: readonly [Start, ...RecordedFact[]]
  /** It stops once one of these is known. */
  readonly until: readonly RecordedFact[]
}

/** `injury` is the day of an accident in which somebody was hurt. */
type Start = RecordedFact | 'declared' | 'injury'

const RULES: Readonly<Record<NatureClock, Rule>> = {
  theft: { delay: DELAYS.theftOffer, from: ['declared'], until: ['offer_made'] },
  fire: { delay: DELAYS.fireExpertise, from: ['losses_received'], until: ['offer_made'] },
  disaster_reply: {
    delay: DELAYS.naturalDisasterReply,
    from: ['declared', 'decree'],
    until: ['cover_stated', 'offer_made'],
  },
  disaster_offer: {
    delay: DELAYS.naturalDisasterOffer,
    from: ['losses_received'],
    until: ['offer_made'],
  },
  third_party: {
    delay: DELAYS.liabilityOffer,
    from: ['victim_request'],
    until: ['victim_answered'],
  },
  third_party_notice: {
    delay: DELAYS.thirdPartyNotice,
    from: ['third_party_known'],
    until: ['third_party_informed'],
  },
  injury: { delay: DELAYS.injuryOffer, from: ['injury'], until: ['injury_offer_made'] },
  final_injury: {
    delay: DELAYS.finalInjuryOffer,
    from: ['consolidation'],
    until: ['final_offer_made'],
  },
}

/**
 * How far a clock has run: `soon` from three quarters, `urgent` from nine tenths, when the team leads are notified;
 * `late` after its last day.
 */
export type ClockState = 'running' | 'soon' | 'urgent' | 'late'

export interface Clock {
  readonly id: ClockId
  readonly label: string
  readonly source: string
  readonly from: Day
  readonly lastDay: Day
  readonly state: ClockState
}

export interface ClockedClaim {
  /** The clocks of its nature. */
  readonly clocks: readonly NatureClock[]
  /** A closed claim has been decided: only its payment may still be due. */
  readonly isClosed: boolean
  readonly injured: boolean
  readonly incident: Day
  readonly declared: Day
  readonly facts: ReadonlyMap<RecordedFact, Day>
  /** What is still to be paid after a decision; null when nothing is. */
  readonly payment: { readonly decided: Day; readonly lastDay: Day } | null
}

/**
 * The clocks running on a claim on a day, soonest deadline first. A clock with an unknown start doesn't run: a fire's
 * starts with the list of losses, a victim's with their request.
 */
export function clocksOf(claim: ClockedClaim, today: Day): readonly Clock[] {
  const running = claim.isClosed ? [] : claim.clocks.flatMap((id) => natureClock(id, claim) ?? [])
  const payment = claim.payment && {
    id: 'payment' as const,
    source: DELAYS.payment.source,
    from: claim.payment.decided,
    lastDay: claim.payment.lastDay,
  }
  return [...running, ...(payment ? [payment] : [])]
    .map((clock) => ({ ...clock, label: CLOCK_LABELS[clock.id], state: stateOf(clock, today) }))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.lastDay, other.lastDay))
}

function natureClock(id: NatureClock, claim: ClockedClaim) {
  const { delay, from, until } = RULES[id]
  if (until.some((fact) => claim.facts.has(fact))) return null
  const [first, ...others] = from
  const start = startOf(first, claim)
  if (!start) return null
  const begins = others
    .flatMap((fact) => claim.facts.get(fact) ?? [])
    .reduce((latest, day) => (isBefore(latest, day) ? day : latest), start)
  return { id, source: delay.source, from: begins, lastDay: lastDayOf(delay, begins) }
}

function startOf(start: Start, { declared, incident, injured, facts }: ClockedClaim): Day | null {
  if (start === 'declared') return declared
  if (start === 'injury') return injured ? incident : null
  return facts.get(start) ?? null
}

function stateOf({ from, lastDay }: Pick<Clock, 'from' | 'lastDay'>, today: Day): ClockState {
  if (isBefore(lastDay, today)) return 'late'
  const share = daysBetween(from, today) / Math.max(daysBetween(from, lastDay), 1)
  return share >= 0.9 ? 'urgent' : share >= 0.75 ? 'soon' : 'running'
}

/**
 * Whether one of these clocks starts without a recorded event: at the declaration, or at an accident with an injury.
 */
export function runsFrom(start: 'declared' | 'injury', clocks: readonly NatureClock[]): boolean {
  return clocks.some((id) => RULES[id].from[0] === start)
}

/** The events that start or stop one of these clocks. */
export function factsOf(clocks: readonly NatureClock[]): readonly RecordedFact[] {
  const used = new Set<string>(clocks.flatMap((id) => [...RULES[id].from, ...RULES[id].until]))
  return RECORDED_FACTS.filter((fact) => used.has(fact))
}

/** The French name of a recorded event. */
export function factLabel(fact: RecordedFact): string {
  return FACT_LABELS[fact]
}

/**
 * Why an event can't be recorded, or null: a clock must use it, and its day must be neither in the future nor before
 * the incident.
 */
export function factRefusal(
  { fact, day }: { readonly fact: RecordedFact; readonly day: Day },
  {
    clocks,
    incident,
    today,
  }: { readonly clocks: readonly NatureClock[]; readonly incident: Day; readonly today: Day },
): Refusal | null {
  if (!factsOf(clocks).includes(fact)) return refusal('factUnknown', 'fact')
  if (isBefore(today, day)) return refusal('future', 'day')
  return isBefore(day, incident) ? refusal('before', 'day') : null
}

const CODES = {
  factUnknown: 'clock.fact_unknown',
  future: 'clock.future',
  before: 'clock.before',
} as const

function refusal(reason: keyof typeof CODES, path: string): Refusal {
  return { code: CODES[reason], message: CLOCK_MESSAGES[reason], path }
}
