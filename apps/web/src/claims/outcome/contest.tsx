import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { CONTEST as SAY } from './contest.messages.ts'

interface ContestProps extends Pick<NonNullable<ClaimDetail['outcome']>, 'contest'> {
  readonly claim: ClaimDetail
}

/** How to contest a decision, and until when one may go to court. */
export function Contest({ claim, contest }: ContestProps) {
  const isOwner = claim.standing === 'owner'
  const { mediator } = contest
  return (
    <Disclosure summary={SAY.title}>
      <div className="claim-contest">
        <p>
          {isOwner ? SAY.writeOwner : SAY.write}{' '}
          <a href={`mailto:${contest.complaints_email}`}>{contest.complaints_email}</a>,{' '}
          {SAY.writeWith}
        </p>
        {isOwner && (
          <RouteButton to={paths.complainAbout(claim.claim_id)} variant="secondary" size="s">
            {SAY.complain}
          </RouteButton>
        )}
        <p>{SAY.delays(dayText(contest.acknowledged_by), dayText(contest.answered_by))}</p>
        <p>{SAY.mediator(mediator.name)}</p>
        <address>
          {mediator.address.join(', ')}
          <br />
          <a href={mediator.website} rel="noreferrer">
            {mediator.website.replace(/^https:\/\//, '')}
          </a>
        </address>
        <p>{SAY.until(dayText(contest.act_before))}</p>
      </div>
    </Disclosure>
  )
}
