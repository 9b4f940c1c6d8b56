import {
  type CoverPeriod,
  cutAfter,
  formatCoverPeriod,
  holdsOn,
} from '../contracts/cover-periods.ts'
import { isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'
import type { Nature } from './nature.ts'
import { natureLabelled } from './natures.ts'

/** A contract of the chain on which a claim is declared. */
export interface CoveringContract extends Period {
  readonly product: string
  /** The day of the cancellation, if there was one: cover ends on it. */
  readonly cancelledOn: Temporal.PlainDate | null
  /** Of each cover of its level. */
  readonly covers: readonly CoverPeriod[]
}

/** The covers of a contract that a nature touches, each until the day of the cancellation if there was one. */
function coversTouched({ covers, cancelledOn }: CoveringContract, nature: Nature): CoverPeriod[] {
  const touched = covers.filter(({ code }) => nature.covers.includes(code))
  return cancelledOn === null
    ? touched
    : touched.flatMap((cover) => cutAfter(cover, cancelledOn) ?? [])
}

/**
 * Whether a day lies in the period of one of the covers that a nature touches. Where the level has none of them the days of
 * the contract count: declaring is not yet being paid.
 */
function isCovered(contract: CoveringContract, nature: Nature, day: Temporal.PlainDate): boolean {
  const isAnyChosen = contract.covers.some(({ code }) => nature.covers.includes(code))
  if (!isAnyChosen) return covered(contract, day)
  return coversTouched(contract, nature).some((cover) => holdsOn(cover, day))
}

/** Whether a contract covered a day: from its first to its last, or to the day of its cancellation, all included. */
export function covered(
  contract: Pick<CoveringContract, 'start' | 'end' | 'cancelledOn'>,
  day: Temporal.PlainDate,
): boolean {
  const { start, end, cancelledOn } = contract
  const last = cancelledOn && isBefore(cancelledOn, end) ? cancelledOn : end
  return !isBefore(day, start) && !isBefore(last, day)
}

export interface Declaration {
  /** Its label. */
  readonly nature: string
  readonly description: string
  readonly incident: Temporal.PlainDate | null
}

export interface CheckedDeclaration {
  readonly nature: Nature
  readonly description: string
  readonly incident: Temporal.PlainDate
}

/**
 * All fields are given, the nature is one of the contract's type, the incident is not in the future and happened inside
 * the period of a cover that the nature touches, in a contract of the chain, expired or cancelled since as it may be
 * (decisions, section 7): what keeps one from leaving is declared before the first day. The legal delay
 * blocks nothing. Refusals: `claim.incomplete`, `claim.nature_of_other`, `claim.incident_in_future`,
 * `claim.incident_not_covered`.
 */
export function checkDeclaration(
  { nature: label, description, incident }: Declaration,
  chain: readonly CoveringContract[],
  today: Temporal.PlainDate,
): Result<CheckedDeclaration, Refusal> {
  const text = description.trim()
  if (!label || !text || !incident)
    return refused({
      code: 'claim.incomplete',
      message: CLAIM_MESSAGES.allFields,
      path: label ? (text ? 'dateIncident' : 'description') : 'nature',
    })
  const nature = natureLabelled(chain[0]?.product ?? '', label)
  if (!nature)
    return refused({
      code: 'claim.nature_of_other',
      message: CLAIM_MESSAGES.natureOfOther,
      path: 'nature',
    })
  if (isBefore(today, incident))
    return refused({
      code: 'claim.incident_in_future',
      message: CLAIM_MESSAGES.incidentInFuture,
      path: 'dateIncident',
    })
  if (!chain.some((contract) => isCovered(contract, nature, incident)))
    return refused({
      code: 'claim.incident_not_covered',
      message: outsideMessage(chain, nature),
      path: 'dateIncident',
    })
  return ok({ nature, description: text, incident })
}

function outsideMessage(chain: readonly CoveringContract[], nature: Nature): string {
  const periods = chain
    .flatMap((contract) => coversTouched(contract, nature))
    .map((cover) => `${cover.label}, ${formatCoverPeriod(cover)}`)
  if (periods.length > 0)
    return CLAIM_MESSAGES.incidentOutsideCover([...new Set(periods)].join('\u00a0; '))
  const isLevelWithout = chain.every(
    ({ covers }) => covers.length > 0 && !covers.some(({ code }) => nature.covers.includes(code)),
  )
  return isLevelWithout ? CLAIM_MESSAGES.incidentLevelWithout : CLAIM_MESSAGES.incidentNotCovered
}

/** What the first step asks: safety before papers. */
export interface Safety {
  readonly injured: boolean
  readonly abroad: boolean
}

/**
 * Whether a claim goes to the top of the pile: someone is injured, or ill away from home. A machine may hurry a case,
 * never refuse or slow one.
 */
export function isPressing(nature: Nature, { injured }: Safety): boolean {
  return injured || nature.isPressing === true
}
