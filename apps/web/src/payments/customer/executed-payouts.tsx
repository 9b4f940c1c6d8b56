import { paths } from '@sillage/wire/addresses.ts'
import type { PaidContract, PaymentPayout } from '@sillage/wire/payments/payments.ts'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { inEuros } from './payment-texts.ts'

/** Whatever is still to come, then the last payout executed, are shown whole; earlier ones are folded. */
export function foldExecuted(payouts: readonly PaymentPayout[]) {
  const executed = payouts
    .filter(({ paid_on }) => paid_on !== null)
    .toSorted((one, other) => (other.paid_on ?? '').localeCompare(one.paid_on ?? ''))
  return {
    shown: [...payouts.filter(({ paid_on }) => paid_on === null), ...executed.slice(0, 1)],
    folded: executed.slice(1),
  }
}

interface ExecutedPayoutsProps {
  readonly payouts: readonly PaymentPayout[]
  readonly contracts: readonly PaidContract[]
}

export function ExecutedPayouts({ payouts, contracts }: ExecutedPayoutsProps) {
  if (payouts.length === 0) return null
  return (
    <Card>
      <Disclosure summary={SAY.executed(payouts.length)}>
        <ul className="dues papers">
          {payouts.map((payout) => (
            <Executed
              key={payout.id}
              payout={payout}
              contract={contracts.find(({ contract_id }) => contract_id === payout.contract_id)}
            />
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}

interface ExecutedProps {
  readonly payout: PaymentPayout
  readonly contract: PaidContract | undefined
}

function Executed({ payout, contract }: ExecutedProps) {
  const { claim_id: claimId, claim_name: claimName, paid_on: paidOn, amount, to_card } = payout
  return (
    <li>
      <span>
        {claimId === null ? (
          withWholeWords(contract ? SAY.refundOf(contract.name) : SAY.refunded)
        ) : (
          <Link href={paths.claimOf(claimId)}>{claimName}</Link>
        )}
        <br />
        <span className="subtle">{(to_card ? CARD : SAY).refundPaid(dayText(paidOn ?? ''))}</span>
      </span>
      <span className="num">{inEuros(amount)}</span>
    </li>
  )
}
