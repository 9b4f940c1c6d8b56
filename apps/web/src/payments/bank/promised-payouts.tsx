import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { PromisedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { PayoutSection } from './payout-section.tsx'
import { PAYOUTS } from './payouts.messages.ts'
import { ReceivedDialog } from './received-dialog.tsx'

interface PromisedPayoutsProps {
  readonly promised: FinanceDesk['promised']
  readonly mayApprove: boolean
}

/** Refunds promised for contracts signed before payments were recorded in the application. */
export function PromisedPayouts({ promised, mayApprove }: PromisedPayoutsProps) {
  const { count, total, payouts } = promised
  return (
    <PayoutSection
      title={PAYOUTS.promised}
      sum={SAY.amountOf(count, inEuros(total))}
      hint={PAYOUTS.promisedHint}
      columns={[...Object.values(PAYOUTS.promisedColumns), SAY.columns.act]}
      count={count}
      shown={payouts.length}
    >
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} mayApprove={mayApprove} />
      ))}
    </PayoutSection>
  )
}

function Row({ payout, mayApprove }: { payout: PromisedPayout; mayApprove: boolean }) {
  const { accountId, name, amount, contract, contractId, dueBy } = payout
  const [isOpen, setOpen] = useState(false)
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{name}</Link>
      </th>
      <td className="num">{inEuros(amount)}</td>
      <td>
        {withWholeWords(contract)}
        <span className="muted num">{contractId.slice(0, 8)}</span>
      </td>
      <td>
        <span className="batch-unit">{PAYOUTS.promisedColumns.dueBy} </span>
        {dayOf(dueBy)}
      </td>
      <td>
        {mayApprove ? (
          <Button
            variant="secondary"
            size="s"
            aria-label={PAYOUTS.tellReceivedOf(inEuros(amount), name)}
            onClick={() => setOpen(true)}
          >
            {PAYOUTS.tellReceived}
          </Button>
        ) : (
          <span className="muted small">{PAYOUTS.approverReviews}</span>
        )}
        {isOpen && <ReceivedDialog payout={payout} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  )
}
