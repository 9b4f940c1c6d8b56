import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { useEffect, useState } from 'react'
import { type EstimateSubject, type Missing, missingFor } from './estimate-subject.ts'
import { type LiveEstimate, useEstimate } from './use-estimate.ts'

/** What the customer asked for. */
interface ContributionRequest {
  readonly isTicked: boolean
  readonly option: ContributionOption
}

/** The part of the calculator's reply that the specification uses (section 3). */
export type EmissionsData = Pick<JourneyReply, 'emissions_summary' | 'offset_options'>

export interface LiveContribution extends ContributionRequest {
  readonly live: LiveEstimate
  /** Euros; 0 without a contribution. */
  readonly amount: number
  readonly isPending: boolean
  /** The emissions the amount is based on; null without a contribution. */
  readonly emissions: EmissionsData | null
  /** Why the last tick was undone. */
  readonly problem: Missing | 'failure' | null
  readonly tick: (isTicked: boolean) => void
  readonly choose: (option: ContributionOption) => void
}

interface ContributionInput {
  /** Null when there is nothing to estimate, so no contribution either. */
  readonly subject: EstimateSubject | null
  readonly request: ContributionRequest
  readonly onChange: (request: ContributionRequest) => void
}

/**
 * The current contribution: recalculated when ticked and at each change, unticked when it can't be calculated
 * (specification, section 4).
 */
export function useContribution({
  subject,
  request,
  onChange,
}: ContributionInput): LiveContribution {
  const live = useEstimate(subject)
  const [isTakenBack, setTakenBack] = useState(false)
  const { isTicked: isWanted, option: kept } = request
  const missing = subject && missingFor(subject)
  const isTicked = isWanted && subject !== null && missing === null
  const hasFailed = isTicked && live.failure !== null
  const { reply } = (isTicked && live.isSettled && live.estimate) || { reply: null }

  if (hasFailed && !isTakenBack) setTakenBack(true)
  useEffect(() => {
    if (hasFailed) onChange({ option: kept, isTicked: false })
  }, [hasFailed, kept, onChange])

  const tick = (wanted: boolean) => {
    setTakenBack(wanted && missing !== null)
    if (wanted && missing !== null) return
    if (wanted) live.recalculate()
    onChange({ ...request, isTicked: wanted })
  }

  return {
    live,
    isTicked: isTicked && !hasFailed,
    option: request.option,
    amount: reply?.offset_options[request.option].cost_usd ?? 0,
    isPending: isTicked && !hasFailed && reply === null,
    emissions: reply && {
      emissions_summary: reply.emissions_summary,
      offset_options: reply.offset_options,
    },
    problem: isTakenBack ? (missing ?? (live.failure && 'failure')) : null,
    tick,
    choose: (option) => onChange({ ...request, option }),
  }
}
