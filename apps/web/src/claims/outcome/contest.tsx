import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { dayText } from '../../shell/moment.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { CONTEST as SAY } from './contest.messages.ts'

/** How to contest a decision, and until when one may go to court. */
export function Contest({ contest }: Pick<NonNullable<ClaimDetail['outcome']>, 'contest'>) {
  const { mediator } = contest
  return (
    <Disclosure summary={SAY.title}>
      <div className="claim-contest">
        <p>{SAY.write(contest.complaints_email)}</p>
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
