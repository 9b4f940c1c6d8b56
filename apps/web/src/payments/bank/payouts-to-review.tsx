import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { FlaggedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholePlates } from '../../ui/whole-plates.tsx'
import { inEuros } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { LetGoDialog } from './let-go-dialog.tsx'
import { OrderFlags } from './order-flags.tsx'
import { PAYOUTS } from './payouts.messages.ts'

interface PayoutsToReviewProps {
  readonly toReview: FinanceDesk['toReview']
  readonly mayApprove: boolean
}

/** The payouts that need a review before they can join a batch. */
export function PayoutsToReview({ toReview, mayApprove }: PayoutsToReviewProps) {
  const { count, total, payouts } = toReview
  const { columns } = SAY
  if (count === 0) return null
  return (
    <section>
      <div className="bank-head">
        <h2>{PAYOUTS.toReview}</h2>
        <p className="muted small">{PAYOUTS.toReviewHint(SAY.amountOf(count, inEuros(total)))}</p>
      </div>
      <Table label={PAYOUTS.toReview} className="table-rows bank-table sums-table">
        <ColumnHeads
          names={[columns.holder, columns.amount, columns.pays, columns.look, columns.act]}
        />
        <tbody>
          {payouts.map((payout) => (
            <Row key={payout.id} payout={payout} mayApprove={mayApprove} />
          ))}
        </tbody>
      </Table>
      {count > payouts.length && (
        <p className="muted small">{PAYOUTS.moreToReview(payouts.length)}</p>
      )}
    </section>
  )
}

function Row({ payout, mayApprove }: { payout: FlaggedPayout; mayApprove: boolean }) {
  const { kind, accountId, claimId, contract, holder, iban, amount, flags } = payout
  const [isOpen, setOpen] = useState(false)
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{holder}</Link>
        <span className="muted num nowrap">{iban}</span>
      </th>
      <td className="num">{inEuros(amount)}</td>
      <td>
        {PAYOUTS.payoutKinds[kind]}
        <span className="muted">{withWholePlates(contract)}</span>
        {claimId && (
          <Link href={paths.claimOf(claimId)} className="num">
            {PAYOUTS.claimOf(claimId.slice(0, 8))}
          </Link>
        )}
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
