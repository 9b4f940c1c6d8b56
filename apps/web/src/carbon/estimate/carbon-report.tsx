import { lazy, Suspense } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { ContributionChoice } from './contribution-choice.tsx'
import { EstimateFailure } from './estimate-failure.tsx'
import { type EstimateSubject, missingFor } from './estimate-subject.ts'
import type { LiveContribution } from './use-contribution.ts'
import type { Estimate } from './use-estimate.ts'
import '../carbon.css'

const JourneyEstimate = lazy(() =>
  import('../calculator/journey-estimate.tsx').then((file) => ({ default: file.JourneyEstimate })),
)
const CarEstimate = lazy(() =>
  import('../calculator/car-estimate.tsx').then((file) => ({ default: file.CarEstimate })),
)

export interface CarbonReportProps {
  readonly subject: EstimateSubject
  readonly contribution: LiveContribution
  readonly isDisabled: boolean
}

/**
 * The emissions of the trips or the car, then how to emit less, and last the contribution, which doesn't wait for the
 * estimate.
 */
export function CarbonReport({ subject, contribution, isDisabled }: CarbonReportProps) {
  const { live } = contribution
  const missing = missingFor(subject)
  const percent = live.estimate?.reply.uncertainty_pct
  return (
    <Card
      id="bilan-carbone"
      className="carbon"
      title={SAY.title}
      aside={
        percent !== undefined &&
        percent > 0 && (
          <Tag>
            <span aria-hidden="true">{SAY.uncertainty(percent)}</span>
            <span className="vh">{SAY.uncertaintySaid(percent)}</span>
          </Tag>
        )
      }
    >
      {missing && <p className="small muted">{SAY.first[missing]}</p>}
      {live.failure && <EstimateFailure failure={live.failure} onRetry={live.recalculate} />}
      {!missing && !live.failure && (
        <div className="carbon-estimate" data-settled={live.isSettled}>
          <Suspense fallback={<Loading label={SAY.loading} />}>
            {live.estimate ? (
              <EstimateOf subject={subject} estimate={live.estimate} />
            ) : (
              <Loading label={SAY.loading} />
            )}
          </Suspense>
        </div>
      )}
      <hr className="rule" />
      <ContributionChoice kind={subject.kind} contribution={contribution} isDisabled={isDisabled} />
    </Card>
  )
}

function EstimateOf({ subject, estimate }: { subject: EstimateSubject; estimate: Estimate }) {
  if (estimate.kind === 'journey')
    return <JourneyEstimate reply={estimate.reply} isBrief credit={SAY.credit} />
  if (subject.kind === 'journey') return null
  return <CarEstimate subject={subject} reply={estimate.reply} credit={SAY.credit} />
}
