import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { FlaggedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/nav/button.tsx'
import { BANK as SAY } from './bank.messages.ts'
import { LetGoDialog } from './let-go-dialog.tsx'
import { OrderFlags } from './order-flags.tsx'
import { PaidFor, PayoutSection } from './payout-section.tsx'
import { PAYOUTS } from './payouts.messages.ts'

interface PayoutsToReviewProps {
  readonly toReview: FinanceDesk['toReview']
  readonly mayApprove: boolean
}

/** The payouts that need a review before they can join a batch. */
export function PayoutsToReview({ toReview, mayApprove }: PayoutsToReviewProps) {
  const { count, total, payouts } = toReview
  const { columns } = SAY
  return (
    <PayoutSection
      title={PAYOUTS.toReview}
      sum={PAYOUTS.toReviewHint(SAY.amountOf(count, inEuros(total)))}
      columns={[columns.holder, columns.amount, columns.pays, columns.look, columns.act]}
      count={count}
      shown={payouts.length}
    >
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} mayApprove={mayApprove} />
      ))}
    </PayoutSection>
  )
}

function Row({ payout, mayApprove }: { payout: FlaggedPayout; mayApprove: boolean }) {
  const { accountId, holder, iban, amount, flags } = payout
  const [isOpen, setOpen] = useState(false)
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{holder}</Link>
        <span className="muted num nowrap">{iban}</span>
      </th>
      <td className="num">{inEuros(amount)}</td>
      <td>
        <PaidFor payout={payout} />
      </td>
      <td>
        <OrderFlags flags={flags} />
      </td>
      <td>
        {mayApprove ? (
          <Button
            variant="secondary"
            size="s"
            aria-label={PAYOUTS.letGoOf(inEuros(amount), holder)}
            onClick={() => setOpen(true)}
          >
            {PAYOUTS.letGo}
          </Button>
        ) : (
          <span className="muted small">{PAYOUTS.approverReviews}</span>
        )}
        {isOpen && <LetGoDialog payout={payout} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  )
}
