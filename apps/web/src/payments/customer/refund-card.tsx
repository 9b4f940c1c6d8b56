import { dayInParis } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { PaidContract, PaymentPayout } from '@sillage/wire/payments/payments.ts'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { dayText, formatMoment } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Timeline, type TimelineItem } from '../../ui/data/timeline.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { towards } from './payment-texts.ts'

interface RefundCardProps {
  readonly payout: PaymentPayout
  readonly contract: PaidContract | undefined
  /** Whether giving its account is the filled button of the page. */
  readonly isPressing: boolean
}

/** Whether it waits for the customer to say to which account it goes. */
export function needsIban({ account, to_card, paid_on, held }: PaymentPayout): boolean {
  return account === null && !to_card && paid_on === null && !held
}

/** A refund or a claim payment, with the date of each step. */
export function RefundCard({ payout, contract, isPressing }: RefundCardProps) {
  const isIndemnity = payout.claim_id !== null
  const isAwaiting = needsIban(payout)
  const isCorrectable = payout.is_account_given && payout.paid_on === null
  const isAsked = useSearch() === paths.giveAccount(payout.id).split('?')[1]
  const [isOpen, setOpen] = useState(isAwaiting && isAsked)
  return (
    <Card
      title={isIndemnity ? SAY.indemnity : payout.paid_on ? SAY.refunded : SAY.toReceive}
      aside={
        <Badge tone={payout.paid_on ? 'good' : 'info'}>
          {payout.paid_on ? SAY.refundDone : SAY.refundWaits}
        </Badge>
      }
    >
      <p className="owed-amount owed-amount-m num">{inEuros(payout.amount)}</p>
      {payout.claim_id && (
        <p className="small refund-name">
          <Link href={paths.claimOf(payout.claim_id)}>{payout.claim_name}</Link>
          <span className="subtle num">{SAY.claimNumber(payout.claim_id.slice(0, 8))}</span>
        </p>
      )}
      {contract && <p className="small subtle refund-name">{withWholeWords(contract.name)}</p>}
      <Timeline items={stepsOf(payout)} />
      {(isAwaiting || isCorrectable) && (
        <div className="refund-next">
          {isAwaiting && (
            <p className="small muted">
              {isIndemnity ? SAY.indemnityNeedsIban : SAY.refundNeedsIban}
            </p>
          )}
          {/* one button for both: it keeps the focus that the dialog gives back once the account is there */}
          <Button
            size="s"
            variant={isAwaiting ? (isPressing ? 'primary' : 'secondary') : 'quiet'}
            onClick={() => setOpen(true)}
          >
            {isAwaiting ? SAY.giveIban : SAY.correctIban}
          </Button>
        </div>
      )}
      {!isAwaiting && !payout.paid_on && !isIndemnity && !payout.is_account_given && (
        <p className="small muted refund-next">
          {payout.held ? SAY.refundHeld : (payout.to_card ? CARD : SAY).refundToPayer}
        </p>
      )}
      {isOpen && (
        <AccountDialog
          to={{ payout: payout.id }}
          holder=""
          words={{
            title: isCorrectable
              ? SAY.correctTitle
              : isIndemnity
                ? SAY.indemnityTitle
                : SAY.giveTitle,
            text: SAY.giveText,
            done: SAY.given,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

const today = () => dayInParis(Temporal.Now.instant()).toString()

function stepsOf(payout: PaymentPayout) {
  const { claim_id, requested_at, account, to_card, held, due_by, payable_from, paid_on } = payout
  const steps: TimelineItem[] = [
    {
      key: 'asked',
      state: 'done',
      title: claim_id === null ? SAY.refundAsked : SAY.indemnityAsked,
      children: <p className="small subtle">{dayText(requested_at)}</p>,
    },
    {
      key: 'paid',
      state: paid_on ? 'done' : 'now',
      title: (to_card ? CARD : SAY).refundTo,
      children: (
        <p className="small subtle">
          {paid_on ? (to_card ? CARD : SAY).refundPaid(dayText(paid_on)) : towards(payout, today())}
          {!paid_on && (account !== null || to_card || held) && due_by < today() && (
            <>
              <br />
              {SAY.payoutLate}
            </>
          )}
          {payable_from && !paid_on && (
            <>
              <br />
              {SAY.refundFrom(formatMoment(payable_from))}
            </>
          )}
        </p>
      ),
    },
  ]
  return steps
}
