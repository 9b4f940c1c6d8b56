import { type CoverPeriod, formatCoverPeriod, momentWords } from '../../contracts/cover-periods.ts'
import { type FormalNotice, isSuspendedAt } from '../../payments/arrears.ts'
import type { CoverLimits } from '../../products/claims-handling.ts'
import { dayInParis, formatDay, formatHour, isBefore } from '../../values/day.ts'
import { type Cents, formatEuros } from '../../values/money.ts'
import type { Period } from '../../values/period.ts'
import type { Nature } from '../nature.ts'
import { POLICY_FACTS as SAY } from './policy.messages.ts'
import type { Proposal, ProposedRight } from './proposal.ts'
import type { SignedClauses } from './signed-clauses.ts'

const PARIS = 'Europe/Paris'

/** When something happened, as declared; without a time it may have been at any moment of the day. */
export interface Incident {
  readonly day: Temporal.PlainDate
  /** `14:30`. */
  readonly time: string | null
  readonly isAbroad: boolean
}

interface Signed extends Period {
  readonly signedAt: Temporal.Instant
  /** The last day covered after a cancellation; null without one. */
  readonly cancelledOn: Temporal.PlainDate | null
}

/**
 * The contract of a chain that applied to an incident: among those signed by then that cover the day, the one signed
 * last. An extension signed later doesn't change the past. Null when none applied.
 */
export function contractAt<C extends Signed>(
  contracts: readonly C[],
  incident: Incident,
): C | null {
  const until = lastInstantOf(incident)
  const held = contracts
    .filter(({ signedAt }) => Temporal.Instant.compare(signedAt, until) <= 0)
    .filter(({ start, end, cancelledOn }) => {
      const last = cancelledOn && isBefore(cancelledOn, end) ? cancelledOn : end
      return !isBefore(incident.day, start) && !isBefore(last, incident.day)
    })
  return (
    held.toSorted((one, other) => Temporal.Instant.compare(other.signedAt, one.signedAt))[0] ?? null
  )
}

/**
 * When the covers of a contract began, for an incident earlier on the day of its signature; null without such a
 * contract.
 */
export function beganLaterThatDay(
  contracts: readonly Signed[],
  incident: Incident,
): Temporal.Instant | null {
  if (contractAt(contracts, incident)) return null
  const wholeDay = { ...incident, time: null }
  const signed = contractAt(contracts, wholeDay)?.signedAt
  return signed && dayInParis(signed).equals(incident.day) ? signed : null
}

/** The first and last instants at which the incident may have happened. */
function instantsOf({ day, time }: Incident) {
  if (time !== null) {
    const at = day.toZonedDateTime({ timeZone: PARIS, plainTime: time }).toInstant()
    return { first: at, last: at.add({ minutes: 1 }).subtract({ milliseconds: 1 }) }
  }
  const next = day.add({ days: 1 }).toZonedDateTime(PARIS).toInstant()
  return {
    first: day.toZonedDateTime(PARIS).toInstant(),
    last: next.subtract({ milliseconds: 1 }),
  }
}

const lastInstantOf = (incident: Incident) => instantsOf(incident).last

/** Whether a cover was in force at an incident; when the time is unknown, at any moment of the day. */
function heldAt({ from, until }: CoverPeriod, incident: Incident): boolean {
  const { first, last } = instantsOf(incident)
  return Temporal.Instant.compare(from, last) <= 0 && Temporal.Instant.compare(first, until) < 0
}

/** A cover included in the chosen level. */
export interface KnownCover extends CoverLimits {
  readonly code: string
  readonly label: string
  /** The value that the policyholder declared, when the signed terms cap payment at it; otherwise null. */
  readonly declaredValueCents: Cents | null
  /** Null when nothing is left of its period. */
  readonly period: CoverPeriod | null
}

/** A contract as it was at an incident. */
export interface KnownPolicy extends Period {
  readonly cancelledOn: Temporal.PlainDate | null
  /** The name of the level of cover. */
  readonly level: string
  readonly covers: readonly KnownCover[]
  /** The contract's sentence for each cover that the level leaves out, by the code of the cover. */
  readonly absences: Readonly<Record<string, string>>
  /** Where it covers, in words; empty when no zone is chosen. */
  readonly zone: string
  /** The people named in the contract. */
  readonly people: readonly string[]
  readonly exclusions: readonly KnownExclusion[]
}

/** An exclusion clause and the covers it applies to; an empty list means all covers. */
export interface KnownExclusion {
  readonly covers: readonly string[]
  readonly text: string
}

/** A suspension of cover for unpaid premiums: it lasts until noon on the day after the sum claimed is paid. */
export interface Suspension extends Pick<FormalNotice, 'resumesAt'> {
  readonly suspendedAt: Temporal.Instant
}

export interface KnownFacts {
  readonly nature: Pick<Nature, 'covers'>
  readonly incident: Incident
  /** Null when no contract held. */
  readonly policy: KnownPolicy | null
  /** The answer of `beganLaterThatDay` for the chain. */
  readonly beganLater?: Temporal.Instant | null
  /** The suspensions of the chain of contracts; a suspension needs a formal notice (code des assurances, L113-3). */
  readonly suspensions: readonly Suspension[]
  /** The clauses of the conditions signed: of the contract that held, otherwise of the one that the claim names. */
  readonly clauses: SignedClauses
  /** The cover that a person chose; without it, the first one in force is used. */
  readonly cover?: string | null
}

/** The covers of the level that a nature concerns, the one that usually pays first. */
export function coversTouched({ nature, policy }: Pick<KnownFacts, 'nature' | 'policy'>) {
  return nature.covers.flatMap((code) => policy?.covers.find((cover) => cover.code === code) ?? [])
}

/**
 * The cover that a decision is about: the chosen one, otherwise the first one in force at the incident, otherwise the
 * first; null when there is none.
 */
export function payingCover(known: Omit<KnownFacts, 'clauses'>): KnownCover | null {
  const touched = coversTouched(known)
  return (
    touched.find(({ code }) => code === known.cover) ??
    touched.find(({ period }) => period !== null && heldAt(period, known.incident)) ??
    touched[0] ??
    null
  )
}

/** What the contract says about a claim, step by step, before anyone has judged it. */
export function proposeDecision(known: KnownFacts): Proposal {
  const cover = payingCover(known)
  const { policy } = known
  const exclusions = (policy?.exclusions ?? [])
    .filter(({ covers }) => covers.length === 0 || (cover && covers.includes(cover.code)))
    .map(({ text }) => text)
  return {
    rights: {
      in_force: inForce(known),
      suspension: suspensionOf(known),
      cover: coverOf(known, cover),
      period: periodOf(known, cover),
      person: open(SAY.people(policy?.people ?? [])),
      exclusion: open(SAY.exclusions(exclusions.length)),
    },
    amounts: {
      ceiling: {
        amount: cover?.ceilingCents ?? null,
        fact: facts(
          cover?.ceilingCents ? SAY.ceiling(formatEuros(cover.ceilingCents)) : SAY.noCeiling,
          cover?.ceilingNote,
        ),
      },
      depreciation: { amount: 0, fact: SAY.noDepreciation },
      value: { amount: null, fact: SAY.noValue },
      declared_value: {
        amount: cover?.declaredValueCents ?? null,
        fact: cover?.declaredValueCents
          ? SAY.declaredValue(formatEuros(cover.declaredValueCents))
          : SAY.noDeclaredValue,
      },
      share: { amount: 100, fact: SAY.wholeShare },
      excess: {
        amount: cover?.excessCents ?? 0,
        fact: facts(
          cover?.excessCents ? SAY.excess(formatEuros(cover.excessCents)) : SAY.noExcess,
          cover?.excessNote,
        ),
      },
      other: { amount: 0, fact: SAY.noOther },
    },
    exclusions,
  }
}

function inForce({ policy, incident, beganLater, clauses }: KnownFacts): ProposedRight {
  const day = formatDay(incident.day)
  if (!policy && beganLater && incident.time !== null) {
    const time = formatHour(Temporal.PlainTime.from(incident.time))
    return lost(SAY.beganLater({ began: momentWords(beganLater), time }), clauses.duration)
  }
  if (!policy) return lost(SAY.noContract(day), clauses.duration)
  const last =
    policy.cancelledOn && isBefore(policy.cancelledOn, policy.end) ? policy.cancelledOn : policy.end
  return holds(SAY.inForce({ from: formatDay(policy.start), until: formatDay(last), day }))
}

/** When cover resumed during the day of the incident, a person must judge: it depends on the hour. */
function suspensionOf({ suspensions, incident, clauses }: KnownFacts): ProposedRight {
  const { first, last } = instantsOf(incident)
  const met = suspensions.find((one) => isSuspendedAt(one, first) || isSuspendedAt(one, last))
  if (!met) return holds(SAY.notSuspended)
  const from = formatDay(dayInParis(met.suspendedAt))
  const until = met.resumesAt && formatDay(dayInParis(met.resumesAt))
  if (until !== null && !isSuspendedAt(met, last)) return open(SAY.resumedAtNoon(from, until))
  return lost(
    until === null ? SAY.suspended(from) : SAY.suspendedUntil(from, until),
    clauses.suspension,
  )
}

function coverOf({ nature, policy }: KnownFacts, cover: KnownCover | null): ProposedRight {
  if (cover) return holds(SAY.cover({ cover: cover.label, level: policy?.level ?? '' }))
  const absence = nature.covers.flatMap((code) => policy?.absences[code] ?? [])[0] ?? ''
  return lost(
    SAY.noCover(policy?.level ?? ''),
    absence === '' ? '' : SAY.absence({ level: policy?.level ?? '', absence }),
  )
}

function periodOf({ incident, policy }: KnownFacts, cover: KnownCover | null): ProposedRight {
  if (!cover) return open(SAY.noPeriod)
  if (!cover.period) return lost(SAY.noPeriod, SAY.periodClause({ cover: cover.label, period: '' }))
  const period = formatCoverPeriod(cover.period)
  if (!heldAt(cover.period, incident))
    return lost(
      SAY.outsidePeriod({ day: formatDay(incident.day), period }),
      SAY.periodClause({ cover: cover.label, period }),
    )
  // a person must read in the contract how far a cover extends abroad
  if (incident.isAbroad) return open(SAY.abroad({ period, zone: policy?.zone ?? '' }))
  return holds(SAY.inPeriod(period))
}

const facts = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text).join('. ')
const holds = (fact: string): ProposedRight => ({ holds: true, fact, clause: '' })
const open = (fact: string): ProposedRight => ({ holds: null, fact, clause: '' })
const lost = (fact: string, clause: string): ProposedRight => ({ holds: false, fact, clause })
