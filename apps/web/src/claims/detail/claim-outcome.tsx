import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { ReopenClaim } from './reopen-claim.tsx'

type Outcome = NonNullable<ClaimDetail['outcome']>

/** What was decided, how much, why, and how to contest it. */
export function ClaimOutcome({ claim, outcome }: { claim: ClaimDetail; outcome: Outcome }) {
  return (
    <Card
      className="claim-outcome"
      quiet={!outcome.stands}
      title={`${SAY.outcome}\u00a0: ${outcome.label.toLowerCase()}`}
    >
      {!outcome.stands && <Banner tone="flat">{SAY.outcomeFormer}</Banner>}
      {outcome.decision !== 'refused' && (
        <PriceRows
          rows={[
            { kind: 'row', label: SAY.covered, amount: euros(outcome.amount) },
            { kind: 'row', label: SAY.excess, amount: `−\u00a0${euros(outcome.excess)}` },
            { kind: 'total', label: SAY.paid, amount: euros(outcome.paid) },
          ]}
        />
      )}
      <h3>{SAY.reasons}</h3>
      <p className="claim-description">{outcome.reasons}</p>
      <p className="small muted">
        {SAY.outcomeBy(outcome.decided_by.name, dayText(outcome.decided_at))}
      </p>
      {claim.standing !== 'staff' && <Contest outcome={outcome} />}
      {claim.may.reopen && <ReopenClaim claim={claim} />}
    </Card>
  )
}

function Contest({ outcome: { contest } }: { outcome: Outcome }) {
  const { mediator } = contest
  return (
    <Disclosure summary={SAY.contest}>
      <div className="claim-contest">
        <p>{SAY.contestWrite(contest.complaints_email)}</p>
        <p>{SAY.contestDelays(dayText(contest.acknowledged_by), dayText(contest.answered_by))}</p>
        <p>{SAY.contestMediator(mediator.name)}</p>
        <address>
          {mediator.address.join(', ')}
          <br />
          <a href={mediator.website} rel="noreferrer">
            {mediator.website.replace(/^https:\/\//, '')}
          </a>
        </address>
        <p>{SAY.contestUntil(dayText(contest.act_before))}</p>
      </div>
    </Disclosure>
  )
}

function euros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
