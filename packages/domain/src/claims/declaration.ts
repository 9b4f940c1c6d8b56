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
}

/** Whether a contract covered a day: from its first to its last, or to the day of its cancellation, all included. */
export function covered(contract: CoveringContract, day: Temporal.PlainDate): boolean {
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
 * All fields are given, the nature is one of the contract's type, the incident is not in the future and happened on a
 * day covered by a contract of the chain, expired or cancelled since as it may be (decisions, section 7). The legal delay
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
  if (!chain.some((contract) => covered(contract, incident)))
    return refused({
      code: 'claim.incident_not_covered',
      message: CLAIM_MESSAGES.incidentNotCovered,
      path: 'dateIncident',
    })
  return ok({ nature, description: text, incident })
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
