import { DELAYS, type Delay, lastDayOf } from '../../law/delays.ts'
import { daysBetween, isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { CLOCK_LABELS, CLOCK_MESSAGES, FACT_LABELS } from './statutory-clocks.messages.ts'

type Day = Temporal.PlainDate

/** What only a person can tell, with its day. */
export type RecordedFact = keyof typeof FACT_LABELS
export const RECORDED_FACTS = Object.keys(FACT_LABELS) as readonly RecordedFact[]

/** A clock that runs by the nature of the claim. */
export type NatureClock = Exclude<keyof typeof CLOCK_LABELS, 'payment'>
export type ClockId = NatureClock | 'payment'

interface Rule {
  readonly delay: Delay
  /** It runs from the latest of those that are known, and not before the first of them is. */
  readonly from: readonly [Start, ...RecordedFact[]]
  /** It has been met once one of these is known. */
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

/** How far a clock has run: `soon` from three quarters, `urgent` from nine tenths, when whoever leads is notified; `late` after its last day. */
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
  /** Of its nature. */
  readonly clocks: readonly NatureClock[]
  /** A closed claim is decided: only its payment is still awaited. */
  readonly isClosed: boolean
  readonly injured: boolean
  readonly incident: Day
  readonly declared: Day
  readonly facts: ReadonlyMap<RecordedFact, Day>
  /** What is still to be paid of a decision; null where nothing is. */
  readonly payment: { readonly decided: Day; readonly lastDay: Day } | null
}

/**
 * The clocks that run on a claim, seen from a day, the first to end first. A clock whose first day nobody knows does
 * not run: that of a fire begins with the list of losses, that of a victim with their request.
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

/** Whether one of these runs with nothing noted: from the declaration, or from an accident that hurt somebody. */
export function runsFrom(start: 'declared' | 'injury', clocks: readonly NatureClock[]): boolean {
  return clocks.some((id) => RULES[id].from[0] === start)
}

/** The facts that start or stop a clock of these. */
export function factsOf(clocks: readonly NatureClock[]): readonly RecordedFact[] {
  const used = new Set<string>(clocks.flatMap((id) => [...RULES[id].from, ...RULES[id].until]))
  return RECORDED_FACTS.filter((fact) => used.has(fact))
}

/** The French name of a fact. */
export function factLabel(fact: RecordedFact): string {
  return FACT_LABELS[fact]
}

/** Why a fact can't be noted, or null: the nature has it, it has come, and not before the incident. */
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
