import { type CoverPeriod, formatCoverPeriod } from '../../contracts/cover-periods.ts'
import { type FormalNotice, isSuspendedAt } from '../../payments/arrears.ts'
import type { CoverLimits } from '../../products/claims-handling.ts'
import { dayInParis, formatDay, isBefore } from '../../values/day.ts'
import { type Cents, formatEuros } from '../../values/money.ts'
import type { Period } from '../../values/period.ts'
import type { Nature } from '../nature.ts'
import { POLICY_FACTS as SAY } from './policy.messages.ts'
import type { Proposal, ProposedRight } from './proposal.ts'

const PARIS = 'Europe/Paris'

/** When something happened, as it was declared; without a time, at some moment of the day. */
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
 * The contract of a chain that an incident met: the last one signed until then whose days hold it. What was signed later
 * changes nothing of the past: an extension signed the day after is not yet there. Null when none held.
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

/** The first and the last instant at which it can have happened. */
function instantsOf({ day, time }: Incident) {
  if (time !== null) {
    const at = day.toZonedDateTime({ timeZone: PARIS, plainTime: time }).toInstant()
    return { first: at, last: at }
  }
  const next = day.add({ days: 1 }).toZonedDateTime(PARIS).toInstant()
  return {
    first: day.toZonedDateTime(PARIS).toInstant(),
    last: next.subtract({ milliseconds: 1 }),
  }
}

const lastInstantOf = (incident: Incident) => instantsOf(incident).last

/** Whether a cover held at an incident: at some moment of its day, where its time is not known. */
function heldAt({ from, until }: CoverPeriod, incident: Incident): boolean {
  const { first, last } = instantsOf(incident)
  return Temporal.Instant.compare(from, last) <= 0 && Temporal.Instant.compare(first, until) < 0
}

/** A cover that the level chosen has. */
export interface KnownCover extends CoverLimits {
  readonly code: string
  readonly label: string
  /** What the policyholder said that the thing was worth, where the terms signed pay no more; null elsewhere. */
  readonly declaredValueCents: Cents | null
  /** Null where its period has nothing left of it. */
  readonly period: CoverPeriod | null
}

/** A contract as it stood at an incident. */
export interface KnownPolicy extends Period {
  readonly cancelledOn: Temporal.PlainDate | null
  /** The name of the level. */
  readonly level: string
  readonly covers: readonly KnownCover[]
  /** How the contract names what the level leaves out, by the code of the cover. */
  readonly absences: Readonly<Record<string, string>>
  /** Where it covers, in words; empty where nothing is chosen. */
  readonly zone: string
  /** Who is named in it. */
  readonly people: readonly string[]
  readonly exclusions: readonly KnownExclusion[]
}

/** A clause that excludes something of some covers; of all where none is named. */
export interface KnownExclusion {
  readonly covers: readonly string[]
  readonly text: string
}

/** When nothing is covered, for want of payment: until what was claimed is paid, and noon of the day after. */
export interface Suspension extends Pick<FormalNotice, 'resumesAt'> {
  readonly suspendedAt: Temporal.Instant
}

export interface KnownFacts {
  readonly nature: Pick<Nature, 'covers'>
  readonly incident: Incident
  /** Null when no contract held. */
  readonly policy: KnownPolicy | null
  /** Of the line of contracts; none unless somebody was told in due form (code des assurances, L113-3). */
  readonly suspensions: readonly Suspension[]
  /** The cover that a person chose; the one that usually pays without. */
  readonly cover?: string | null
}

/** The covers of the level that a nature touches, the one that usually pays first. */
export function coversTouched({ nature, policy }: Pick<KnownFacts, 'nature' | 'policy'>) {
  return nature.covers.flatMap((code) => policy?.covers.find((cover) => cover.code === code) ?? [])
}

/** The cover that a decision is about: the one chosen, else the first that held, else the first; null without any. */
export function payingCover(known: KnownFacts): KnownCover | null {
  const touched = coversTouched(known)
  return (
    touched.find(({ code }) => code === known.cover) ??
    touched.find(({ period }) => period !== null && heldAt(period, known.incident)) ??
    touched[0] ??
    null
  )
}

/** What the contract says of a claim, step by step, before anybody has judged it. */
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
          cover?.ceilingCents ? formatEuros(cover.ceilingCents) : SAY.noCeiling,
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

function inForce({ policy, incident }: KnownFacts): ProposedRight {
  const day = formatDay(incident.day)
  if (!policy) return lost(SAY.noContract(day), SAY.noContractClause)
  const last =
    policy.cancelledOn && isBefore(policy.cancelledOn, policy.end) ? policy.cancelledOn : policy.end
  return holds(SAY.inForce({ from: formatDay(policy.start), until: formatDay(last), day }))
}

/** A day of which cover has a part only is for a person: the hour tells. */
function suspensionOf({ suspensions, incident }: KnownFacts): ProposedRight {
  const { first, last } = instantsOf(incident)
  const met = suspensions.find((one) => isSuspendedAt(one, first) || isSuspendedAt(one, last))
  if (!met) return holds(SAY.notSuspended)
  const from = formatDay(dayInParis(met.suspendedAt))
  const until = met.resumesAt && formatDay(dayInParis(met.resumesAt))
  if (until !== null && !isSuspendedAt(met, last)) return open(SAY.resumedAtNoon(from, until))
  return lost(
    until === null ? SAY.suspended(from) : SAY.suspendedUntil(from, until),
    SAY.suspendedClause,
  )
}

function coverOf({ nature, policy }: KnownFacts, cover: KnownCover | null): ProposedRight {
  if (cover) return holds(SAY.cover({ cover: cover.label, level: policy?.level ?? '' }))
  const absence = nature.covers.flatMap((code) => policy?.absences[code] ?? [])[0] ?? ''
  return lost(SAY.noCover(policy?.level ?? ''), absence === '' ? '' : SAY.absence(absence))
}

function periodOf({ incident, policy }: KnownFacts, cover: KnownCover | null): ProposedRight {
  if (!cover) return open(SAY.noPeriod)
  if (!cover.period) return lost(SAY.noPeriod, SAY.periodClause(cover.label))
  const period = formatCoverPeriod(cover.period)
  if (!heldAt(cover.period, incident))
    return lost(
      SAY.outsidePeriod({ day: formatDay(incident.day), period }),
      SAY.periodClause(`${cover.label}, ${period}`),
    )
  // how far a cover goes abroad is read in the contract, by a person
  if (incident.isAbroad) return open(SAY.abroad({ period, zone: policy?.zone ?? '' }))
  return holds(SAY.inPeriod(period))
}

const facts = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text).join('. ')
const holds = (fact: string): ProposedRight => ({ holds: true, fact, clause: '' })
const open = (fact: string): ProposedRight => ({ holds: null, fact, clause: '' })
const lost = (fact: string, clause: string): ProposedRight => ({ holds: false, fact, clause })
