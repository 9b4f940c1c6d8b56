import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { LaterPayout } from '@sillage/wire/payments/bank-rows.ts'
import { Link } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { PaidFor, PayoutSection } from './payout-section.tsx'
import { PAYOUTS } from './payouts.messages.ts'

function whatWaits({ why, from, refused }: LaterPayout): string {
  if (refused) return PAYOUTS.waitsRefused(dayOf(refused.on), refused.reason)
  return PAYOUTS.waits[why](from === null ? '' : formatMoment(from))
}

/** Refunds and claim payments that can't be put in a batch yet, and what each is waiting for. */
export function LaterPayouts({ later: { count, total, payouts } }: Pick<FinanceDesk, 'later'>) {
  return (
    <PayoutSection
      title={PAYOUTS.later}
      sum={SAY.amountOf(count, inEuros(total))}
      columns={Object.values(PAYOUTS.laterColumns)}
      count={count}
      shown={payouts.length}
    >
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} />
      ))}
    </PayoutSection>
  )
}

function Row({ payout }: { payout: LaterPayout }) {
  const { accountId, name, amount, dueBy, isLate } = payout
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{name}</Link>
      </th>
      <td className="num">{inEuros(amount)}</td>
      <td>
        <PaidFor payout={payout} />
      </td>
      <td>{whatWaits(payout)}</td>
      <td>
        <span className="batch-unit">{PAYOUTS.laterColumns.dueBy} </span>
        {dayOf(dueBy)} {isLate && <Badge tone="bad">{PAYOUTS.isLate}</Badge>}
      </td>
    </tr>
  )
}
