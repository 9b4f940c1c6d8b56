import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { PaidContract, PaymentPayout } from '@sillage/wire/payments/payments.ts'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { LongList } from './long-list.tsx'

/** Whatever is still to come, then the last payout executed, are shown whole; earlier ones are one list. */
export function foldExecuted(payouts: readonly PaymentPayout[]) {
  const executed = payouts
    .filter(({ paid_on }) => paid_on !== null)
    .toSorted((one, other) => (other.paid_on ?? '').localeCompare(one.paid_on ?? ''))
  return {
    shown: [...payouts.filter(({ paid_on }) => paid_on === null), ...executed.slice(0, 1)],
    folded: executed.slice(1),
  }
}

interface PaidBeforeProps {
  readonly payouts: readonly PaymentPayout[]
  readonly contracts: readonly PaidContract[]
}

/** The refunds and claim payments executed before the latest one. */
export function PaidBeforeCard({ payouts, contracts }: PaidBeforeProps) {
  if (payouts.length === 0) return null
  return (
    <Card title={SAY.paidBefore}>
      <LongList>
        {payouts.map((payout) => (
          <li key={payout.id}>
            <PaidRow payout={payout} contracts={contracts} />
            <span className="num">{inEuros(payout.amount)}</span>
          </li>
        ))}
      </LongList>
    </Card>
  )
}

interface PaidRowProps {
  readonly payout: PaymentPayout
  readonly contracts: readonly PaidContract[]
}

function PaidRow({ payout, contracts }: PaidRowProps) {
  const { claim_id, claim_name, contract_id, to_card, paid_on } = payout
  const contract = contracts.find((one) => one.contract_id === contract_id)?.name
  return (
    <span>
      {claim_id ? (
        <Link href={paths.claimOf(claim_id)}>{claim_name}</Link>
      ) : (
        [SAY.refunded, contract].filter(Boolean).join(', ')
      )}
      {paid_on && (
        <span className="paid-day subtle">
          {(to_card ? CARD : SAY).refundPaid(dayText(paid_on))}
        </span>
      )}
    </span>
  )
}
