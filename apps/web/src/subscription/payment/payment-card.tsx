import { insurer } from '@sillage/domain/documents/insurer.ts'
import { mandateAuthorisation, PRE_NOTIFICATION } from '@sillage/domain/payments/mandate.ts'
import {
  type Cadence,
  canPayMonthly,
  type PaymentMethod,
} from '@sillage/domain/payments/schedule.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { readDebitedIban } from '@sillage/domain/values/iban.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import { lazy, Suspense } from 'react'
import { config } from '../../shell/api/config.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { completed } from './complete-choice.ts'
import { PAYMENT_CARD as SAY } from './payment.messages.ts'
import type { PaymentChoice } from './payment-choice.ts'
import './payment-card.css'

const BankAccountFields = lazy(() =>
  import('../../shell/bank-account-fields.tsx').then((file) => ({
    default: file.BankAccountFields,
  })),
)

/** What is not debited is paid by hand: by card too, where cards are taken. */
const BY_HAND = config.takesCards
  ? { label: SAY.byHand, help: SAY.byHandHelp }
  : { label: SAY.transfer, help: SAY.transferHelp }

interface PaymentCardProps {
  readonly choice: PaymentChoice
  readonly onChange: (choice: PaymentChoice) => void
  /** Null while a day is missing. */
  readonly period: Period | null
  /** The amounts and dates to pay; empty while the price is unknown. */
  readonly instalments: readonly { readonly dueOn: Temporal.PlainDate; readonly cents: number }[]
  /** Whether the button was pressed: missing fields then show an error. */
  readonly isPressed: boolean
}

/** How the contract will be paid: number of payments, method, and the date of each. */
export function PaymentCard(props: PaymentCardProps) {
  const { choice, onChange, period, instalments, isPressed } = props
  const isMonthly = period !== null && canPayMonthly(period)
  const cadence: Cadence = isMonthly ? choice.cadence : 'once'
  return (
    <Fold
      id="paiement"
      title={SAY.title}
      gist={SAY.gist({
        method: choice.method === 'transfer' ? BY_HAND.label : SAY.debit,
        times: instalments.length,
        first: instalments[0] ? formatDay(instalments[0].dueOn) : null,
      })}
      mustOpen={!choice.isComplete}
    >
      <div className="stack">
        {isMonthly && (
          <ChoiceGroup<Cadence>
            size="s"
            legend={SAY.cadence}
            value={cadence}
            onChange={(next) => onChange(completed({ ...choice, cadence: next }))}
            choices={[
              { value: 'once', label: SAY.once },
              { value: 'monthly', label: SAY.monthly, help: SAY.monthlyHelp },
            ]}
          />
        )}
        <ChoiceGroup<PaymentMethod>
          size="s"
          legend={SAY.method}
          value={choice.method}
          onChange={(method) => onChange(completed({ ...choice, method }))}
          choices={[
            { value: 'transfer', ...BY_HAND },
            { value: 'direct_debit', label: SAY.debit, help: SAY.debitHelp },
          ]}
        />
        {choice.method === 'direct_debit' && (
          <>
            <Suspense fallback={<Loading label={SAY.method} />}>
              <BankAccountFields
                account={choice.account}
                onChange={(account) => onChange(completed({ ...choice, account }))}
                readTyped={readDebitedIban}
                isPressed={isPressed}
              />
            </Suspense>
            <Disclosure summary={SAY.mandate}>
              <p className="small muted">{mandateAuthorisation(insurer.name)}</p>
            </Disclosure>
            <p className="small muted">{PRE_NOTIFICATION}</p>
          </>
        )}
        {instalments.length > 0 && <Schedule instalments={instalments} />}
      </div>
    </Fold>
  )
}

function Schedule({ instalments }: Pick<PaymentCardProps, 'instalments'>) {
  return (
    <div>
      <h3 className="small subtle">{SAY.schedule(instalments.length)}</h3>
      <ol className="plan-dues">
        {instalments.map(({ dueOn, cents }) => (
          <li key={dueOn.toString()}>
            <span>{formatDay(dueOn)}</span>
            <b className="num">{formatEuros(cents)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
