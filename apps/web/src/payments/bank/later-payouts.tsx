import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { LaterPayout } from '@sillage/wire/payments/bank-rows.ts'
import { Link } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { withWholePlates } from '../../ui/whole-plates.tsx'
import { dayOf, inEuros } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { PAYOUTS } from './payouts.messages.ts'

function whatWaits({ why, from, refused }: LaterPayout): string {
  if (refused) return PAYOUTS.waitsRefused(dayOf(refused.on), refused.reason)
  return PAYOUTS.waits[why](from === null ? '' : formatMoment(from))
}

/** Refunds and claim payments that can't be put in a batch yet, and what each is waiting for. */
export function LaterPayouts({ later: { count, total, payouts } }: Pick<FinanceDesk, 'later'>) {
  if (count === 0) return null
  return (
    <section>
      <div className="bank-head">
        <h2>{PAYOUTS.later}</h2>
        <p className="muted small">{SAY.amountOf(count, inEuros(total))}</p>
      </div>
      <Table label={PAYOUTS.later} className="table-rows bank-table sums-table">
        <ColumnHeads names={Object.values(PAYOUTS.laterColumns)} />
        <tbody>
          {payouts.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </tbody>
      </Table>
      {count > payouts.length && <p className="muted small">{PAYOUTS.moreLater(payouts.length)}</p>}
    </section>
  )
}

function Row({ payout }: { payout: LaterPayout }) {
  const { kind, accountId, name, contract, claimId, amount, dueBy, isLate } = payout
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{name}</Link>
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
      <td>{whatWaits(payout)}</td>
      <td>
        <span className="batch-unit">{PAYOUTS.laterColumns.dueBy} </span>
        {dayOf(dueBy)} {isLate && <Badge tone="bad">{PAYOUTS.isLate}</Badge>}
      </td>
    </tr>
  )
}
