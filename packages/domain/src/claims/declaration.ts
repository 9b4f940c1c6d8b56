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

/** A contract of the chain under which a claim is declared. */
export interface CoveringContract extends Period {
  readonly product: string
  /** The day of cancellation, if any: cover ends at the end of it. */
  readonly cancelledOn: Temporal.PlainDate | null
  /** The period of each cover of its level. */
  readonly covers: readonly CoverPeriod[]
}

/** The covers of a contract that a nature concerns, cut at the day of cancellation if there is one. */
function coversTouched({ covers, cancelledOn }: CoveringContract, nature: Nature): CoverPeriod[] {
  const touched = covers.filter(({ code }) => nature.covers.includes(code))
  return cancelledOn === null
    ? touched
    : touched.flatMap((cover) => cutAfter(cover, cancelledOn) ?? [])
}

/**
 * Whether a day is in the period of one of the covers that a nature concerns. When the level has none of them, the days
 * of the contract count: declaring a claim doesn't mean it will be paid.
 */
function isCovered(contract: CoveringContract, nature: Nature, day: Temporal.PlainDate): boolean {
  const isAnyChosen = contract.covers.some(({ code }) => nature.covers.includes(code))
  if (!isAnyChosen) return covered(contract, day)
  return coversTouched(contract, nature).some((cover) => holdsOn(cover, day))
}

/** Whether a contract covered a day: from its first day to its last or to the day of its cancellation, all included. */
export function covered(
  contract: Pick<CoveringContract, 'start' | 'end' | 'cancelledOn'>,
  day: Temporal.PlainDate,
): boolean {
  const { start, end, cancelledOn } = contract
  const last = cancelledOn && isBefore(cancelledOn, end) ? cancelledOn : end
  return !isBefore(day, start) && !isBefore(last, day)
}

export interface Declaration {
  /** The label of the nature. */
  readonly nature: string
  readonly description: string
  readonly incident: Temporal.PlainDate | null
  /** `14:30`, where it happened; null when it was not said. */
  readonly time: string | null
  /** Whether another clock than that of Paris counted. */
  readonly abroad: boolean
}

/** The first place on Earth where a day begins. */
const FIRST_TO_BEGIN = '+14:00'

/**
 * The last day that has begun where an incident happened: in Paris or, abroad, anywhere on Earth. `now` is the time in
 * Paris.
 *
 * Example: at 20:00 in Paris on 29 November it is 29 November there, and 30 November in Tokyo.
 */
export function lastDayBegun(
  now: Temporal.PlainDateTime,
  { abroad }: Pick<Safety, 'abroad'>,
): Temporal.PlainDate {
  return abroad
    ? now.toZonedDateTime('Europe/Paris').withTimeZone(FIRST_TO_BEGIN).toPlainDate()
    : now.toPlainDate()
}

export interface CheckedDeclaration {
  readonly nature: Nature
  readonly description: string
  readonly incident: Temporal.PlainDate
}

/**
 * Checks a declaration: all fields are given, the nature is one of the contract's type, the incident is not after `now`
 * in Paris (abroad: not on a day that has begun nowhere on Earth), and it happened inside the period of a cover that
 * the nature concerns, in a contract of the chain, even if expired or cancelled since (decisions, section 7). So an
 * event that prevents a trip can be declared before its first day. The legal delay never blocks. Refusals:
 * `claim.incomplete`, `claim.nature_of_other`, `claim.incident_in_future`, `claim.incident_not_covered`.
 */
export function checkDeclaration(
  { nature: label, description, incident, time, abroad }: Declaration,
  chain: readonly CoveringContract[],
  now: Temporal.PlainDateTime,
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
  if (isBefore(lastDayBegun(now, { abroad }), incident))
    return refused({
      code: 'claim.incident_in_future',
      message: CLAIM_MESSAGES.incidentInFuture,
      path: 'dateIncident',
    })
  if (time !== null && !abroad && isAfterNow(incident.toPlainDateTime(time), now))
    return refused({
      code: 'claim.incident_in_future',
      message: CLAIM_MESSAGES.incidentLaterToday,
      path: 'incidentTime',
    })
  if (!chain.some((contract) => isCovered(contract, nature, incident)))
    return refused({
      code: 'claim.incident_not_covered',
      message: outsideMessage(chain, nature),
      path: 'dateIncident',
    })
  return ok({ nature, description: text, incident })
}

const isAfterNow = (incident: Temporal.PlainDateTime, now: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(incident, now) > 0

function outsideMessage(chain: readonly CoveringContract[], nature: Nature): string {
  const periods = chain
    .flatMap((contract) => coversTouched(contract, nature))
    .map((cover) => `${cover.label}, ${formatCoverPeriod(cover)}`)
  if (periods.length > 0)
    return CLAIM_MESSAGES.incidentOutsideCover([...new Set(periods)].join('\u202f; '))
  const isLevelWithout = chain.every(
    ({ covers }) => covers.length > 0 && !covers.some(({ code }) => nature.covers.includes(code)),
  )
  return isLevelWithout ? CLAIM_MESSAGES.incidentLevelWithout : CLAIM_MESSAGES.incidentNotCovered
}

/** The first step of the declaration asks about safety, before any document. */
export interface Safety {
  readonly injured: boolean
  readonly abroad: boolean
}

/**
 * Whether a claim goes to the top of the pile: someone is injured, or ill away from home. Software may speed up a case,
 * but never refuse or delay one.
 */
export function isPressing(nature: Nature, { injured }: Safety): boolean {
  return injured || nature.isPressing === true
}
