import { AMOUNT_WORDS } from '@sillage/domain/claims/calculation/amount-words.messages.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Suspense } from 'react'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { type PriceRow, PriceRows } from '../../ui/data/price-rows.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { CLAIM_PAGE as SAY } from '../detail/claim.messages.ts'
import { ReopenClaim } from '../reopening/reopen-claim.tsx'

const Contest = lazyPart(
  () => import('./contest.tsx'),
  (file) => file.Contest,
)

type Outcome = NonNullable<ClaimDetail['outcome']>

/** The decision, the amount, the reasons, and how to contest it. */
export function ClaimOutcome({ claim, outcome }: { claim: ClaimDetail; outcome: Outcome }) {
  return (
    <Card
      className="claim-outcome"
      quiet={!outcome.stands}
      title={`${SAY.outcome}\u00a0: ${outcome.label.toLowerCase()}`}
    >
      {!outcome.stands && <Banner tone="flat">{SAY.outcomeFormer}</Banner>}
      {outcome.decision !== 'refused' && (
        <PriceRows rows={rowsOf(outcome, claim.standing === 'owner')} />
      )}
      {outcome.payment && <Payment claim={claim} payment={outcome.payment} />}
      <h3>{SAY.reasons}</h3>
      <p className="claim-description">{outcome.reasons}</p>
      <p className="small muted">
        {SAY.outcomeBy(outcome.decided_by.name, dayText(outcome.decided_at))}{' '}
        {outcome.approved_by && SAY.outcomeSecond(outcome.approved_by.name)}
      </p>
      <Suspense>
        {claim.standing !== 'staff' && <Contest claim={claim} contest={outcome.contest} />}
      </Suspense>
      {claim.may.reopen && <ReopenClaim claim={claim} />}
      {claim.reopen_refused && <p className="small muted">{claim.reopen_refused}</p>}
    </Card>
  )
}

const less = (amount: number) => `−\u00a0${inEuros(amount)}`

/** From the loss to the payment, in the words of their reader; line by line when it was calculated that way. */
function rowsOf(outcome: Outcome, isOwner: boolean): PriceRow[] {
  const { reckoning: calculation } = outcome
  const others = isOwner ? null : SAY.ofOwner
  const words = { ...AMOUNT_WORDS, ...others }
  const paid = others?.paid ?? SAY.paid
  const total: PriceRow = { kind: 'total', label: paid, amount: inEuros(outcome.paid) }
  if (!calculation)
    return [
      { kind: 'row', label: SAY.covered, amount: inEuros(outcome.amount) },
      { kind: 'row', label: others?.excess ?? SAY.excess, amount: less(outcome.excess) },
      total,
    ]
  return [
    { kind: 'row', label: SAY.loss, amount: inEuros(calculation.loss) },
    ...calculation.lines
      .filter(({ takes }) => takes > 0)
      .map(
        ({ step, takes }): PriceRow => ({
          kind: 'row',
          label: words[step],
          amount: less(takes),
        }),
      ),
    total,
  ]
}

interface PaymentProps {
  readonly claim: ClaimDetail
  readonly payment: NonNullable<Outcome['payment']>
}

function waitsFor(
  { standing }: ClaimDetail,
  { is_of_estate: isOfEstate }: PaymentProps['payment'],
) {
  if (isOfEstate) return standing === 'staff' ? SAY.transferWaitsPayee : SAY.transferWaitsAccount
  return standing === 'owner' ? SAY.transferNeedsIban : SAY.transferWaitsIban
}

/** The progress of the transfer; each status relies on its own event. */
function Payment({ claim, payment }: PaymentProps) {
  const {
    account,
    sent_on: sent,
    paid_on: paid,
    due_by: due,
    refused_on: refused,
    amount,
  } = payment
  return (
    <div className="claim-payment">
      <p>
        {refused && `${SAY.transferRefused(dayText(refused))} `}
        {paid
          ? SAY.transferPaid(inEuros(amount), dayText(paid))
          : sent
            ? SAY.transferSent(inEuros(amount), dayText(sent))
            : account
              ? SAY.transferTo(account, dayText(due))
              : waitsFor(claim, payment)}
      </p>
      {claim.standing === 'owner' && !account && !paid && !sent && (
        <RouteButton to={paths.payments} size="s">
          {SAY.giveIban}
        </RouteButton>
      )}
    </div>
  )
}
